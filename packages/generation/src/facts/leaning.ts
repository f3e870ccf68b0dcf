const anaphor =
  /^(?:it|its|it's|it’s|they|their|them|this|these|those|that|such|he|she|his|her|but|and|or|so|yet|also|however|therefore|thus|hence|instead|otherwise|then|again|too|still|for example|for instance|in addition|moreover|furthermore|besides|likewise|similarly|meanwhile|another|others?|both|neither|either|the same|the latter|the former|the other|as a result|as such|here|there, |if so|if not|in (?:this|that|such|both|either|these|those)|for (?:this|that|these|those)|er|sie|es(?! gibt)|dies\w*|das gilt|auch|aber|dazu|dabei|damit|außerdem|deshalb|il(?! (?:y a|faut|suffit|existe))|elle|ils|elles|cela|ceci|aussi|mais|ello|ellos|esto|también|además|pero)(?![\p{L}\p{N}])/iu
const pointsBack =
  /\bsuch an?\b|\b(?:of|among) (?:them|these|those)\b|\bvon (?:ihnen|diesen)\b|\bd['’]entre (?:eux|elles)\b|\bde ell[oa]s\b|\bthe (?:former|latter|above)\b|\bas (?:above|mentioned|described)\b/iu

/** Openings that take back or bound what was said before, and say nothing without it. */
const exception =
  /^(?:except|excepting|excluded|excluding|exceptions?|unless|provided|subject to|afterwards?|after (?:that|this|which|those)|thereafter|from then on|from there on|by then|until then|later on|in all other cases|in other cases|for all others|outside (?:of )?(?:these|those|that)|not (?:valid|included|applicable|on|for|in|if)|does not apply|do not apply|terms apply|conditions apply|with the exception|the exception|minimum (?:order|spend|term)|if you do not|danach|anschließend|ausgenommen|ausnahmen?|außer|davon ausgenommen|nicht (?:gültig|enthalten|inbegriffen|für|an|in)|sonst|andernfalls|ansonsten|bis dahin|voraussetzung|vorausgesetzt|bedingung|mindestbestellwert|mindestlaufzeit|sofern|es sei denn|ab dann|après (?:cela|ça|quoi|ce délai|cette)|ensuite|sauf|excepté|hormis|hors|sinon|à condition|sous réserve|à l['’]exception|au-delà|passé ce délai|dans ce cas|dans le cas contraire|non (?:valable|compris|inclus)|offre (?:non|valable)|minimum de commande|después|a partir de entonces|excepto|salvo|quedan? exclu\w+|siempre que|siempre y cuando|en caso contrario|de lo contrario|si no|pasado ese|transcurrido ese|no (?:válido|incluye|aplicable|acumulable)|con la condición|pedido mínimo|con excepción|a excepción)(?![\p{L}\p{N}])/iu
/** Openings that bound what was said before where something was, and else stand alone: "Only orders above £50 qualify." */
const bound =
  /^(?:only|nur|ausschließlich|lediglich|seul(?:e|s|es)?|uniquement|seulement|solo|sólo|solamente|únicamente|valid|gültig|valable|válid[oa]|applies|gilt|s['’]applique|se aplica|while|solange|tant que|mientras)(?![\p{L}\p{N}])/iu

/** Whether a statement limits the one before it, which is not to be told without it. */
export function limitsAnother(text: string): boolean {
  return exception.test(text.trim()) || bound.test(text.trim())
}

/** Whether a statement only makes sense after the one before it: "It also …", "Another …", "Such a …". */
export function leansOnAnother(text: string): boolean {
  return anaphor.test(text.trim()) || exception.test(text.trim()) || pointsBack.test(text)
}
