export const composerVersion = 'composer-12'
