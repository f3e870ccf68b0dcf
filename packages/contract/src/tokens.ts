/** The API accepts only `personal` tokens. Source: AUTH-1, AUTH-2. */
export const tokenPrefixes = { personal: 'acp_', oauthAccess: 'aca_', oauthRefresh: 'acr_' } as const
