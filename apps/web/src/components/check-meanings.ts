const meanings: Readonly<Record<string, string>> = {
  copy: 'The model sent no copy that could be read, or far too much of it.',
  complete: 'A field was empty, held a placeholder, or spoke of the task.',
  plain_text: 'The copy held markup, invisible characters or a headline of several lines.',
  primary_text_max: 'The primary text was longer than the length asked for allows.',
  headline_max: 'The headline was longer than 255 characters.',
  description_max: 'The description was longer than 255 characters.',
  excluded_terms: 'The copy used a term that the brand profile excludes.',
  restrictions: 'The copy broke a restriction of the brand profile.',
  supported_claims:
    'The copy claimed something that neither the brand’s sources nor the offer say. A fact that is missing may be added to the brand profile or as a knowledge file.',
  offer_conditions: 'The copy named what the offer gives without the terms that limit it.',
  brief_not_repeated: 'The copy repeated the brief word for word.',
  personal_attributes: 'The copy told readers what they are, believe, suffer from or owe.',
  discrimination: 'The copy shut people out, or preferred them, for what they are.',
  unrealistic_outcomes: 'The copy promised a cure or a change that cannot be expected.',
  negative_self_perception: 'The copy could make readers think badly of their body or looks.',
  adult_content: 'The copy was sexually suggestive.',
  profanity: 'The copy held a curse or an insult.',
  spelling_abuse: 'The copy used symbols for letters or rows of marks.',
  sensational_language: 'The copy tried to shock or frighten.',
  nonexistent_functionality: 'The copy imitated a button, a player or a message.',
  implied_endorsement: 'The copy hinted that the platform stands behind it.',
  quick_riches: 'The copy promised certain, quick or effortless income.',
  guaranteed_approval: 'The copy promised credit to everyone.',
  engagement_bait: 'The copy asked for likes, shares or comments for their own sake.',
  withheld_information: 'The copy held back what matters so that people click.',
  third_party_rights: 'The copy offered fakes, cracked programs or shared accounts.',
  restricted_goods: 'The copy offered goods that may not be advertised.',
  awareness_hook: 'The opening named the brand, its product or the offer to a reader who is not aware of them yet.',
  brand_language: 'The copy was not in the language of the brand.',
}

/** What it means that copy failed this check, in a sentence for people; nothing for a check that is not known here. */
export function checkMeaning(check: string): string | undefined {
  return Object.hasOwn(meanings, check) ? meanings[check] : undefined
}
