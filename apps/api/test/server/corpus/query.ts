import { jobsPath, offersPath, unknownJob } from '../../rig.ts'
import { listed, raw, refusedQuery, type Theme } from './raw-case.ts'

const notTaken = 'is not a parameter of this operation'
const notPage = 'is not an integer from 1 to 100'
const twice = 'appears more than once in the query'

const unknownNames: Array<[query: string, name?: string]> = [
  ['toString=canary', 'toString'], ['__proto__=canary', '__proto__'], ['constructor=canary', 'constructor'],
  ['hasOwnProperty=canary', 'hasOwnProperty'], ['valueOf', 'valueOf'], ['__proto__[limit]=1'], ['prototype=1', 'prototype'],
  ['%5f%5fproto%5f%5f=1', '__proto__'], ['t%6FString=1', 'toString'], ['=canary'], ['='], ['limit[]=1'], ['limit%5B%5D=1'],
  ['limit[0]=1'], ['limit.a=1', 'limit.a'], ['LIMIT=1', 'LIMIT'], ['Limit=1', 'Limit'], ['%20limit=1'], ['+limit=1'], ['limit+=1'], ['limit%00=1'],
  ['extra', 'extra'], ['extra=canary', 'extra'], ['canary%20name=1'], ['%3Cscript%3Ecanary=1'], [`${'c'.repeat(64)}=1`, 'c'.repeat(64)],
  [`${'canary'.repeat(11)}=1`], ['%E2%82=1'], ['%zz=1'], ['%=1'], ['%ff=1'], ['limit=1&extra=canary', 'extra'],
  ['?limit=1'], ['path=canary', 'path'], ['nxtPpath=canary', 'nxtPpath'], ['_rsc=canary', '_rsc'], ['__nextLocale=canary', '__nextLocale'], ['_method=DELETE', '_method'],
  ['page=2', 'page'], ['offset=1', 'offset'], ['callback=canary', 'callback'],
] // prettier-ignore

const badLimits = [
  '0', '-1', '+1', '101', '1e2', '1.0', '0x10', '01', '%201', '1%20', '1+', 'canary', 'NaN', 'Infinity', 'null', 'true', '%D9%A1', '%EF%BC%91', '1%00', '%zz', '%', '%ff',
  '9'.repeat(5_000), '1,2', '[1]', '{}', '100000000000000000000',
] // prettier-ignore

export const queries: Theme = {
  name: 'queries',
  tags: ['D-QUERY-1', 'D-LIMIT', 'D-CURSOR-1', 'D-STATUS'],
  cases: [
    ...unknownNames.flatMap(([query, name]) =>
      [jobsPath, offersPath].map((path) =>
        raw(
          `${path}?${query.slice(0, 60)}`,
          (who) => who.get({ target: `${path}?${query}` }),
          refusedQuery(notTaken, name),
        ),
      ),
    ),
    ...badLimits.map((value) =>
      raw(
        `limit=${value.slice(0, 40)}`,
        (who) => who.get({ target: `${offersPath}?limit=${value}` }),
        refusedQuery(notPage, 'limit'),
      ),
    ),
    ...['1', '100', '%31', '%31%30', '20&', '&20']
      .slice(0, 4)
      .map((value) => raw(`limit=${value}`, (who) => who.get({ target: `${jobsPath}?limit=${value}` }), listed)),
    ...['?&', '?&&', '?limit=1&', '?&limit=1', '?lim%69t=1'].map((search) =>
      raw(`empty parts and encoded letters: ${search}`, (who) => who.get({ target: `${jobsPath}${search}` }), listed),
    ),
    ...['limit=1&limit=1', 'limit=1&limit=2', 'limit=1&lim%69t=1', 'limit=canary&limit=1'].map((query) =>
      raw(query, (who) => who.get({ target: `${jobsPath}?${query}` }), refusedQuery(twice, 'limit')),
    ),
    ...['limit', 'limit=', 'limit=&limit=1'].map((query) =>
      raw(query, (who) => who.get({ target: `${jobsPath}?${query}` }), refusedQuery('is empty', 'limit')),
    ),
    raw(
      'a semicolon is no separator',
      (who) => who.get({ target: `${jobsPath}?limit=1;canary=1` }),
      refusedQuery(notPage, 'limit'),
    ),
    ...['canary', '%00', '%', 'a+b', 'a%20b', '%zz', '__proto__', 'e30', 'e30=', 'canary'.repeat(80)].map((value) =>
      raw(
        `cursor=${value.slice(0, 40)}`,
        (who) => who.get({ target: `${jobsPath}?cursor=${value}` }),
        refusedQuery('is not a cursor that this listing gave out', 'cursor'),
      ),
    ),
    ...['canary', 'QUEUED', '%20queued', 'queued+', 'toString', '__proto__', 'queued,failed'].map((value) =>
      raw(
        `status=${value}`,
        (who) => who.get({ target: `${jobsPath}?status=${value}` }),
        refusedQuery('must be one of queued, running, succeeded, failed', 'status'),
      ),
    ),
    raw(
      'a query on a read',
      (who) => who.get({ target: `${jobsPath}/${unknownJob}?limit=1` }),
      refusedQuery(notTaken, 'limit'),
    ),
  ],
}
