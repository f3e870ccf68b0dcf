const anaphor =
  /^(?:it|its|it's|it’s|they|their|them|this|these|those|that|such|he|she|his|her|but|and|or|so|yet|also|however|therefore|thus|hence|instead|otherwise|then|again|too|still|for example|for instance|in addition|moreover|furthermore|besides|likewise|similarly|meanwhile|another|others?|both|neither|either|the same|the latter|the former|the other|as a result|as such|here|there, |if so|if not|in (?:this|that|such|both|either|these|those)|for (?:this|that|these|those)|er|sie|es|dies\w*|das gilt|auch|aber|dazu|dabei|damit|außerdem|deshalb|il|elle|ils|elles|cela|ceci|aussi|mais|ello|ellos|esto|también|además|pero)(?![\p{L}\p{N}])/iu
const pointsBack =
  /\bsuch an?\b|\b(?:of|among) (?:them|these|those)\b|\bvon (?:ihnen|diesen)\b|\bd['’]entre (?:eux|elles)\b|\bde ell[oa]s\b|\bthe (?:former|latter|above)\b|\bas (?:above|mentioned|described)\b/iu

/** Whether a statement only makes sense after the one before it: "It also …", "Another …", "Such a …". */
export function leansOnAnother(text: string): boolean {
  return anaphor.test(text.trim()) || pointsBack.test(text)
}
