import type { AuditEventView, Party } from '@adcopy/core'
import { labelOf } from '../../components/words.ts'

type Words = (event: { target: string; details: AuditEventView['details'] }) => string

const role = ({ details }: { details: AuditEventView['details'] }) => String(details['role'] ?? 'member')

// Each function returns the part of an event's description that follows the actor's name. An action that is not listed
// is shown by its name.
const words: Record<string, Words> = {
  'artifact.approval': ({ details }) =>
    `set version ${String(details['number'])} of copy to ${labelOf(String(details['to']))}`,
  'artifact.edit': () => 'edited copy',
  'avatar.add': () => 'added an avatar',
  'avatar.remove': () => 'removed an avatar',
  'avatar.update': () => 'changed an avatar',
  'brand.import': () => 'changed the brand profile',
  'brand.remove': () => 'removed the brand profile',
  'comment.add': () => 'commented on copy',
  'comment.reopen': () => 'reopened a comment',
  'comment.resolve': () => 'resolved a comment',
  'enablement.tick': ({ target, details }) =>
    `${details['done'] === true ? 'ticked' : 'took back'} “${labelOf(target)}” on the enablement checklist`,
  'invitation.accept': (event) => `joined as ${role(event)} by an invitation`,
  'invitation.create': (event) => `made an invitation link for the role ${role(event)}`,
  'invitation.revoke': () => 'revoked an invitation link',
  'knowledge.add': () => 'added a knowledge file',
  'knowledge.keep_fitting': () => 'kept the facts that fit the brand brief',
  'knowledge.leave_out': () => 'left facts out of the brand brief',
  'knowledge.take_back': () => 'took facts back into the brand brief',
  'knowledge.remove': () => 'removed a knowledge file',
  'member.add': (event) => `added ${event.target} as ${role(event)}`,
  'member.password': ({ target }) => `set a password for ${target}`,
  'member.remove': ({ target }) => `removed ${target}`,
  'member.set': (event) => `gave ${event.target} the role ${role(event)}`,
  'offer.archive': () => 'archived an offer',
  'offer.create': () => 'created an offer',
  'offer.restore': () => 'restored an offer',
  'offer.update': () => 'changed an offer',
  'operator.add': ({ target }) => `made ${target} an operator`,
  'operator.remove': ({ target }) => `took the role of an operator from ${target}`,
  'password.change': () => 'changed their password',
  'password_reset.create': ({ target }) => `made a link for a new password of ${target}`,
  'password_reset.use': () => 'set a new password by a link',
  'review_link.create': () => 'made a review link',
  'review_link.revoke': () => 'revoked a review link',
  'session.end': ({ details }) => (details['own'] === true ? 'signed out' : 'ended a session'),
  'session.end_others': () => 'ended all other sessions',
  'sign_in.fail': ({ target }) => `entered a wrong password for ${target}`,
  'sign_in.lock': ({ target }) => `locked the account of ${target} by wrong passwords`,
  'sign_in.succeed': () => 'signed in',
  'switch.set': ({ details }) => `switched creating jobs ${details['enabled'] === true ? 'on' : 'off'}`,
  'think.add': () => 'added a Think report',
  'think.remove': () => 'removed a Think report',
  'think.update': () => 'changed a Think report',
  'token.issue': ({ target }) => `issued the token ${target}`,
  'token.revoke': ({ target }) => `revoked the token ${target}`,
  'workspace.create': () => 'created the workspace',
  'workspace.set': ({ details }) => `changed the workspace: ${settingsOf(details)}`,
}

export function auditWords({ actor, action, target, details }: AuditEventView): string {
  const did = words[action]?.({ target: partyName(target), details }) ?? labelOf(action.replaceAll('.', ' '))
  return `${partyName(actor)} ${did}.`
}

function partyName({ kind, id, name }: Party): string {
  switch (kind) {
    case 'person':
      return name ?? 'a former user'
    case 'operator':
      return name === null ? 'An operator' : `${name} (operator)`
    case 'token':
      return name === null ? id : `…${name}`
    case 'system':
      return 'The service'
    case 'visitor':
      return 'Somebody'
    case 'other':
      return id
  }
}

function settingsOf(details: AuditEventView['details']): string {
  const names: Record<string, string> = { enabled: 'public access', allocation: 'allocation', billing: 'billing' }
  const said = (value: AuditEventView['details'][string] | undefined) =>
    typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value ?? 'unset')
  return Object.entries(details)
    .map(([key, value]) => `${names[key] ?? key} ${said(value)}`)
    .join(', ')
}
