import {
  adultContent,
  impliedEndorsement,
  nonexistentFunctionality,
  profanity,
  sensationalLanguage,
} from './conduct.ts'
import { restrictedGoods } from './goods.ts'
import { engagementBait, thirdPartyRights, withheldInformation } from './honesty.ts'
import { unrealisticOutcomes } from './health.ts'
import { guaranteedApproval, quickRiches } from './money.ts'
import { discrimination, negativeSelfPerception } from './people.ts'
import { ascriptionIn } from './personal-attributes.ts'
import { abusedSpelling } from './spelling.ts'

/** The day on which the clauses below were written down, as we read Meta's standards; later changes are not in them. */
export const policiesWrittenOn = '2026-11-21'

/** A rule of the platforms that the words of an advertisement can break. */
export interface Policy {
  /** Name of its check. */
  id: string
  title: string
  /** The clause as we read it, in our own words. */
  clause: string
  /** Part of Meta's Advertising Standards that it is read from. */
  section: string
  severity: 'hard' | 'soft'
  /** What in a text breaks it; undefined where nothing does. Given each reading of the text in small letters. */
  breach: (reading: string) => string | undefined
  /** The same of the text as it is written, for what small letters hide. */
  writtenBreach?: (text: string) => string | undefined
}

const holding = (pattern: RegExp) => (reading: string) => pattern.exec(reading)?.[0]

export const policies: readonly Policy[] = [
  {
    id: 'personal_attributes',
    title: 'Personal attributes',
    clause:
      'an advertisement neither says nor hints that it knows its reader’s health, faith, origin, orientation, age, means, record or family',
    section: 'Privacy violations and personal attributes',
    severity: 'hard',
    breach: ascriptionIn,
  },
  {
    id: 'discrimination',
    title: 'Discriminatory practices',
    clause: 'nobody is shut out or preferred for their origin, faith, sex, age, orientation or disability',
    section: 'Discriminatory practices',
    severity: 'hard',
    breach: holding(discrimination),
  },
  {
    id: 'unrealistic_outcomes',
    title: 'Unrealistic outcomes',
    clause:
      'no result is promised that most people cannot expect, least of all of body or health, nor shown as before and after',
    section: 'Personal health and appearance; misleading claims',
    severity: 'hard',
    breach: holding(unrealisticOutcomes),
  },
  {
    id: 'negative_self_perception',
    title: 'Negative self-perception',
    clause: 'nothing is sold by making people think badly of their body or looks',
    section: 'Personal health and appearance',
    severity: 'hard',
    breach: holding(negativeSelfPerception),
  },
  {
    id: 'adult_content',
    title: 'Adult content',
    clause: 'nothing is sexually suggestive, and nothing sexual is offered',
    section: 'Adult nudity and sexual activity; adult products or services',
    severity: 'hard',
    breach: holding(adultContent),
  },
  {
    id: 'profanity',
    title: 'Profanity',
    clause: 'no curse and no abuse, whole, spaced out or masked',
    section: 'Grammar and profanity',
    severity: 'hard',
    breach: holding(profanity),
  },
  {
    id: 'spelling_abuse',
    title: 'Abuse of letters and marks',
    clause:
      'words are written with letters and sentences with one mark: no symbols for letters, no letters apart, no rows of marks',
    section: 'Grammar and profanity',
    severity: 'hard',
    breach: () => undefined,
    writtenBreach: abusedSpelling,
  },
  {
    id: 'sensational_language',
    title: 'Sensational language',
    clause: 'nobody is frightened or shocked into reading on',
    section: 'Sensational content',
    severity: 'hard',
    breach: holding(sensationalLanguage),
  },
  {
    id: 'nonexistent_functionality',
    title: 'Functions that are not there',
    clause: 'words do not pretend to be a button, a player, a box to tick or a message of the platform',
    section: 'Nonexistent functionality',
    severity: 'hard',
    breach: holding(nonexistentFunctionality),
  },
  {
    id: 'implied_endorsement',
    title: 'Endorsement by the platform',
    clause: 'nothing suggests that Facebook, Instagram or Meta made, checked, favours or pays for what is offered',
    section: 'Meta brand usage; references to the platforms',
    severity: 'hard',
    breach: holding(impliedEndorsement),
  },
  {
    id: 'quick_riches',
    title: 'Quick riches',
    clause: 'no income or return is promised as certain, quick, effortless or multiplied, in whatever currency',
    section: 'Prohibited financial products and services; unacceptable business practices',
    severity: 'hard',
    breach: holding(quickRiches),
  },
  {
    id: 'guaranteed_approval',
    title: 'Guaranteed approval',
    clause: 'no loan or credit is promised to everyone, unseen, or whatever their record',
    section: 'Prohibited financial products and services; unacceptable business practices',
    severity: 'hard',
    breach: holding(guaranteedApproval),
  },
  {
    id: 'engagement_bait',
    title: 'Engagement bait',
    clause: 'people are not asked to like, share, tag, vote or comment for its own sake',
    section: 'Low-quality or disruptive content',
    severity: 'hard',
    breach: holding(engagementBait),
  },
  {
    id: 'withheld_information',
    title: 'Withheld information',
    clause: 'what matters is not held back so that people must click to learn it',
    section: 'Low-quality or disruptive content',
    severity: 'hard',
    breach: holding(withheldInformation),
  },
  {
    id: 'third_party_rights',
    title: 'Rights of others',
    clause: 'no copies, fakes, cracked programs or shared accounts of somebody else’s goods are offered',
    section: 'Third-party infringement; counterfeit goods',
    severity: 'hard',
    breach: holding(thirdPartyRights),
  },
  {
    id: 'restricted_goods',
    title: 'Tobacco, weapons and drugs',
    clause: 'no tobacco, vapes, weapons, ammunition or drugs are offered for sale, whatever the brand deals in',
    section: 'Tobacco; weapons, ammunition or explosives; drugs and drug-related products',
    severity: 'hard',
    breach: holding(restrictedGoods),
  },
]
