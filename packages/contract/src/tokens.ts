/** Token prefixes by kind. Only `personal` is accepted. Source: decisions, "Token formats". */
export const tokenPrefixes = { personal: 'acp_', oauthAccess: 'aca_', oauthRefresh: 'acr_' } as const
