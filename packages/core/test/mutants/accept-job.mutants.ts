import { equivalent, removed, replaced, type Mutant } from './mutant.ts'

const swapped = (name: string, first: string, second: string): Mutant =>
  replaced(name, `${first}\n    ${second}`, `${second}\n    ${first}`)

const when = {
  preview: "when facts.allocation is null then 'preview_disabled'",
  own: "when facts.job_id = p_job then 'created'",
  replay: "when facts.job_id is not null and facts.fingerprint = any (p_fingerprints) then 'replayed'",
  mismatch: "when facts.job_id is not null then 'idempotency_mismatch'",
  offer: "when p_offer is not null and facts.offer_version_id is null then 'not_found'",
  brand: "when facts.grounding_id is null then 'missing_brand'",
  size: "when facts.field_bytes > p_field_bytes_max or facts.total_bytes > p_total_bytes_max then 'grounding_too_large'",
  quota: "when facts.used >= facts.allocation then 'quota_exceeded'",
}

const handler = `exception when sqlstate 'AC429' then
    job_id := null;
    used := facts.allocation;
    outcome := 'quota_exceeded';
    return;
  `
const takesUnit = `insert into usage as u (workspace_id, month, used) values (p_workspace, current_month, 1)
    on conflict (workspace_id, month) do update set used = u.used + 1 where u.used < facts.allocation
    returning u.used into accept_job.used;
    if not found then raise sqlstate 'AC429'; end if;`

export const mutants: readonly Mutant[] = [
  replaced('time is not cut to milliseconds', "date_trunc('milliseconds', app_now())", 'app_now()'),
  replaced('time is cut to seconds', "date_trunc('milliseconds'", "date_trunc('seconds'"),
  replaced('month east of UTC', "accepted_at at time zone 'UTC'", "accepted_at at time zone 'Pacific/Kiritimati'"),
  replaced("month in the session's zone", "accepted_at at time zone 'UTC'", 'accepted_at'),
  replaced('renewed a month from now', 'next_month(accepted_at)', "accepted_at + interval '1 month'"),
  replaced('job at the time of its transaction', 'accepted_at, accepted_at + p_deadline', 'now(), now() + p_deadline'),
  replaced('deadline dropped', 'accepted_at + p_deadline', 'accepted_at'),

  replaced('keys of every workspace', 'j.workspace_id = a.workspace_id and j.idempotency_key', 'j.idempotency_key'),
  replaced('keys are not looked up', 'and j.idempotency_key = p_key\n    left', 'and false\n    left'),
  replaced('units of every workspace', 'u.workspace_id = a.workspace_id and u.month', 'u.month'),
  removed('units of every month', ' and u.month = current_month'),
  replaced('units unknown before the first', 'coalesce(u.used, 0) as used', 'u.used'),
  replaced('brand of any workspace', 'b on b.workspace_id = a.workspace_id', 'b on true'),
  replaced(
    'offer and version of any workspace',
    'o.workspace_id = a.workspace_id and o.id = p_offer and o.archived_at is null\n    left join ' +
      'offer_version v on v.workspace_id = a.workspace_id and',
    'o.id = p_offer and o.archived_at is null\n    left join offer_version v on',
  ),
  removed('archived offers too', ' and o.archived_at is null'),
  removed('access of any workspace', 'a.workspace_id = p_workspace and '),
  removed('access that is not enabled', ' and a.enabled'),
  replaced('fields of the offer do not count', 'greatest(g.max_field_bytes, v.max_field_bytes)', 'g.max_field_bytes'),
  replaced('the smaller field counts', 'greatest(', 'least('),
  removed('total of the offer does not count', ' + coalesce(v.total_bytes, 0)'),
  replaced('no total without an offer', 'coalesce(v.total_bytes, 0)', 'v.total_bytes'),
  equivalent(
    'grounding of any workspace',
    'g.workspace_id = a.workspace_id and g.id',
    'g.id',
    'Snapshots are content-addressed: the same id in another workspace has the same sizes, and only they ' +
      'are read. The id itself comes from the brand profile of this workspace.',
  ),
  equivalent(
    'offer of any workspace',
    'o.workspace_id = a.workspace_id and o.id',
    'o.id',
    'The version is still looked up in this workspace, and a foreign offer has none there: not_found all the same.',
  ),
  equivalent(
    'version of any workspace',
    'v.workspace_id = a.workspace_id and v.id',
    'v.id',
    'The offer is one of this workspace, and the id of its version hashes the id of the offer: no other workspace has it.',
  ),

  removed('an unset allocation is no refusal', when.preview),
  removed('our own retry is a replay', when.own),
  replaced(
    'only the newest fingerprint replays',
    'facts.fingerprint = any (p_fingerprints)',
    'facts.fingerprint = p_fingerprints[1]',
  ),
  removed('any body replays', ' and facts.fingerprint = any (p_fingerprints)'),
  removed('a replay is a mismatch', when.replay),
  removed('a mismatch goes on', when.mismatch),
  removed('an unknown offer is left out', when.offer),
  removed('a missing brand goes on', when.brand),
  replaced('a field must be below its limit', 'facts.field_bytes > p_field', 'facts.field_bytes >= p_field'),
  replaced('the total must be below its limit', 'facts.total_bytes > p_total', 'facts.total_bytes >= p_total'),
  removed('fields have no limit', 'facts.field_bytes > p_field_bytes_max or '),
  removed('the total has no limit', ' or facts.total_bytes > p_total_bytes_max'),
  replaced('both limits must be passed', 'p_field_bytes_max or facts', 'p_field_bytes_max and facts'),
  replaced('one unit too many', 'facts.used >= facts.allocation', 'facts.used > facts.allocation'),
  removed('spent is not seen early', when.quota),
  swapped('mismatch before replay', when.replay, when.mismatch),
  swapped('offer before key', when.mismatch, when.offer),
  swapped('brand before offer', when.offer, when.brand),
  swapped('size before brand', when.brand, when.size),
  swapped('quota before size', when.size, when.quota),
  removed('a refusal goes on', 'if outcome is not null then return; end if;'),
  removed('allocation is not told', 'allocation := facts.allocation;'),
  removed('units of a replay are not told', '  used := facts.used;'),
  removed('the replayed job is not told', 'job_id := facts.job_id;'),

  removed('checked, then inserted', 'on conflict (workspace_id, idempotency_key) do nothing'),
  replaced(
    'a rival is overwritten',
    'idempotency_key) do nothing',
    'idempotency_key) do update set brief = excluded.brief',
  ),
  replaced(
    'the oldest fingerprint is kept',
    'p_key, p_fingerprints[1]',
    'p_key, p_fingerprints[array_length(p_fingerprints, 1)]',
  ),
  replaced(
    'the offer is forgotten',
    'facts.grounding_id, facts.offer_version_id, acc',
    'facts.grounding_id, null, acc',
  ),
  replaced('a rival of any workspace', 'j where j.workspace_id = p_workspace and j', 'j where j'),
  removed('our own retry beside us is a replay', "when rival.id = p_job then 'created'"),
  replaced(
    'a rival by its newest fingerprint',
    'rival.fingerprint = any (p_fingerprints)',
    'rival.fingerprint = p_fingerprints[1]',
  ),
  replaced('a rival with any body', 'rival.fingerprint = any (p_fingerprints)', 'true'),
  removed("the rival's job is not told", 'job_id := rival.id;'),

  removed(
    'the queue is left out',
    'insert into job_due (job_id, workspace_id, due_at, trace_parent)\n    values (p_job, p_workspace, accepted_at, p_trace_parent);',
  ),
  replaced(
    'due at the deadline',
    '(p_job, p_workspace, accepted_at, p_trace_parent)',
    '(p_job, p_workspace, accepted_at + p_deadline, p_trace_parent)',
  ),
  replaced('the guard lets one more pass', 'u.used < facts', 'u.used <= facts'),
  removed('no guard on the units', ' where u.used < facts.allocation'),
  replaced('a lost update of the units', 'used = u.used + 1', 'used = facts.used + 1'),
  replaced('the first unit is free', 'p_workspace, current_month, 1)', 'p_workspace, current_month, 0)'),
  removed('units after the accept are not told', '\n    returning u.used into accept_job.used'),
  removed('the lost unit is not noticed', "if not found then raise sqlstate 'AC429'; end if;"),
  replaced('no savepoint: the lost unit is an error', handler, ''),
  replaced(
    'no savepoint: the key stays bound',
    "raise sqlstate 'AC429'; end if;",
    "job_id := null; used := facts.allocation; outcome := 'quota_exceeded'; return; end if;",
  ),
  removed('units of the late refusal are not told', 'used := facts.allocation;'),
  replaced('the unit before the key', 'begin -- a savepoint', `begin\n    ${takesUnit} --`),
  replaced('the late refusal is a replay', "outcome := 'quota_exceeded';", "outcome := 'replayed';"),
  equivalent(
    'no job is taken back from the late refusal',
    'job_id := null;',
    '',
    'It is null there: had the facts named a job, the function would have returned before the savepoint.',
  ),
  removed('renewal is not told', 'reset_at := next_month(accepted_at);'),
  replaced('charged to the year', "date_trunc('month', accepted_at", "date_trunc('year', accepted_at"),
  replaced('a deadline that is over', 'accepted_at + p_deadline)', 'accepted_at - p_deadline)'),
  replaced('the brief is forgotten', 'p_length, p_brief,\n            facts', "p_length, '',\n            facts"),
  replaced(
    'every length is medium',
    'p_awareness, p_length, p_brief,\n            facts',
    "p_awareness, 'medium', p_brief,\n            facts",
  ),
  replaced('goes on behind a rival', 'return;\n    end if;', 'end if;'),
  replaced('the job keeps no fingerprint', 'p_key, p_fingerprints[1]', "p_key, ''"),
  replaced(
    'due in another workspace',
    'values (p_job, p_workspace, acc',
    'values (p_job, (select w.id from workspace w where w.id <> p_workspace limit 1), acc',
  ),
  removed('the new job is not told', 'job_id := p_job;'),
  replaced('a new job is a replay', "outcome := 'created';\nend", "outcome := 'replayed';\nend"),
  replaced('a function that may not write', 'plpgsql volatile', 'plpgsql stable'),
]
