/** The prefix of each kind of token. The API accepts only `personal` tokens. Source: decisions, "Token formats". */
export const tokenPrefixes = { personal: 'acp_', oauthAccess: 'aca_', oauthRefresh: 'acr_' } as const
