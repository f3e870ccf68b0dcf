interface Policy {
  /** Paraphrased for the prompts of the writer and the verifier. */
  forbids: string
  /** The section of Meta's Advertising Standards that contains the policy. */
  section: string
}

/**
 * Policies that the text of an ad can break, based on Meta's Advertising Standards as published on 2026-11-21. The
 * verifier judges whether copy breaks them, and an artifact contains one check for each policy.
 */
export const policies = {
  personal_attributes: {
    forbids:
      'saying or hinting that the advertiser knows something personal about the reader: health, disability, body, religion, origin, age, ' +
      'sexual orientation, gender, money troubles, debts, a criminal record, family status or name. ' +
      'Speaking of a subject, a job or a hobby is allowed.',
    section: 'Privacy violations and personal attributes',
  },
  discrimination: {
    forbids: 'shutting out or preferring people for origin, religion, sex, age, orientation or disability.',
    section: 'Discriminatory practices',
  },
  unrealistic_outcomes: {
    forbids:
      'promising a result that most people cannot expect, above all for body, health or career; cures; before and after.',
    section: 'Personal health and appearance; misleading claims',
  },
  negative_self_perception: {
    forbids: 'making people think badly of their body or looks in order to sell.',
    section: 'Personal health and appearance',
  },
  adult_content: {
    forbids: 'sexual suggestion or sexual offers.',
    section: 'Adult nudity and sexual activity; adult products or services',
  },
  profanity: { forbids: 'curses and abuse, masked ones too.', section: 'Grammar and profanity' },
  sensational_language: {
    forbids: 'shocking or frightening people into reading on.',
    section: 'Sensational content',
  },
  nonexistent_functionality: {
    forbids: 'words that imitate a button, a player, a box to tick, a notification or a message of the platform.',
    section: 'Nonexistent functionality',
  },
  implied_endorsement: {
    forbids: 'suggesting that Facebook, Instagram or Meta made, checked, favours or pays for the offer.',
    section: 'Meta brand usage',
  },
  quick_riches: {
    forbids: 'promising income or returns as certain, quick, effortless or multiplied.',
    section: 'Prohibited financial products and services; unacceptable business practices',
  },
  guaranteed_approval: {
    forbids: 'promising a loan or credit to everyone, unseen, or whatever their record.',
    section: 'Prohibited financial products and services',
  },
  engagement_bait: {
    forbids: 'asking people to like, share, tag, vote or comment for its own sake.',
    section: 'Low-quality or disruptive content',
  },
  withheld_information: {
    forbids:
      'holding back what matters so that people must click to learn it ("You will not believe what happens next").',
    section: 'Low-quality or disruptive content',
  },
  false_urgency: {
    forbids: 'pressing readers with a shortage, a deadline or a countdown that no fact states.',
    section: 'Unacceptable business practices',
  },
  third_party_rights: {
    forbids: "offering fakes, cracked programs or shared accounts of somebody else's goods.",
    section: 'Third-party infringement; counterfeit goods',
  },
  restricted_goods: {
    forbids: 'offering tobacco, vapes, weapons, ammunition or drugs for sale.',
    section: 'Tobacco; weapons, ammunition or explosives; drugs',
  },
} as const satisfies Record<string, Policy>

export type PolicyId = keyof typeof policies

export const policyIds = Object.keys(policies) as PolicyId[]

export const policyLines: readonly string[] = policyIds.map((id) => `- ${id}: ${policies[id].forbids}`)
