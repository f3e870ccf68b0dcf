export const composerVersion = 'composer-11'
