/** Prefixes by kind of token. Only `personal` is accepted; the others are refused by name. Source: decisions, "Token formats". */
export const tokenPrefixes = { personal: 'acp_', oauthAccess: 'aca_', oauthRefresh: 'acr_' } as const
