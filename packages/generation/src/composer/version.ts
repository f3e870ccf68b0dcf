/**
 * The composer's version on every card. Other words for the same request need a new one, whatever changed them: phrases,
 * layouts, or the checks that drafts are chosen by. `npm run eval` and its test hold that.
 */
export const composerVersion = 'composer-9'
