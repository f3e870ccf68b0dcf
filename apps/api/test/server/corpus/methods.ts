import { jobsPath, offersPath, unknownJob } from '../../rig.ts'
import {
  fault,
  head,
  listed,
  notFound,
  nowhere,
  raw,
  refusedQuery,
  unauthenticated,
  unknown,
  type Theme,
} from './raw-case.ts'

const notTaken = 'is not a parameter of this operation'
const paths = [jobsPath, `${jobsPath}/${unknownJob}`, offersPath, '/canary']
// Methods that Node's parser accepts and the API does not have. CONNECT is tested in protocols.ts.
const known = [
  'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'QUERY', 'PROPFIND', 'PROPPATCH', 'MKCOL', 'COPY', 'MOVE', 'LOCK', 'UNLOCK',
  'SEARCH', 'REPORT', 'MERGE', 'PURGE', 'LINK', 'UNLINK', 'BIND', 'REBIND', 'UNBIND', 'ACL', 'NOTIFY', 'SUBSCRIBE',
  'UNSUBSCRIBE', 'M-SEARCH', 'MKCALENDAR', 'MKACTIVITY', 'CHECKOUT', 'SOURCE',
] // prettier-ignore
const unknownMethods = [
  'get', 'post', 'Get', 'gET', 'CANARY', 'GETT', 'G', 'GE T', 'G@T', '', 'GET\0', '\u00c9', 'POST,GET', 'X'.repeat(9_000),
] // prettier-ignore

export const methods: Theme = {
  name: 'methods',
  tags: ['D-ROUTING-1', 'D-ROUTING-4', 'D-FAULT-1', 'S-1'],
  cases: [
    ...known.flatMap((method) =>
      paths.map((target) =>
        raw(
          `${method} ${target}`,
          (who) => who.get({ method, target, headers: { Authorization: [], 'X-Canary': ['canary'] } }),
          notFound,
        ),
      ),
    ),
    ...['OPTIONS', 'PUT', 'PATCH', 'DELETE', 'QUERY'].map((method) =>
      raw(`${method} with the body of a create`, (who) => who.create({ method }), notFound),
    ),
    raw('OPTIONS *', (who) => who.get({ method: 'OPTIONS', target: '*' }), notFound),
    raw('a create sent to the offers', (who) => who.create({ target: offersPath }), nowhere),
    raw('a create sent to a job', (who) => who.create({ target: `${jobsPath}/${unknownJob}` }), nowhere),
    ...unknownMethods.map((method) =>
      raw(`the method ${JSON.stringify(method.slice(0, 12))}`, (who) => who.get({ method }), fault()),
    ),
  ],
}

export const heads: Theme = {
  name: 'HEAD',
  tags: ['D-ROUTING-2'],
  cases: [
    ...[jobsPath, offersPath].flatMap((target) => [
      raw(`HEAD ${target}`, (who) => who.get({ method: 'HEAD', target }), head(listed)),
      raw(
        `HEAD ${target} without a token`,
        (who) => who.get({ method: 'HEAD', target, headers: { Authorization: [] } }),
        head(unauthenticated),
      ),
      raw(
        `HEAD ${target} with a bad query`,
        (who) => who.get({ method: 'HEAD', target: `${target}?canary=1` }),
        head(refusedQuery(notTaken, 'canary')),
      ),
    ]),
    raw(
      'HEAD of a job that is not there',
      (who) => who.get({ method: 'HEAD', target: `${jobsPath}/${unknownJob}` }),
      head(unknown),
    ),
    raw('HEAD of nowhere', (who) => who.get({ method: 'HEAD', target: '/canary' }), head(notFound)),
    raw('HEAD with the body of a create', (who) => who.create({ method: 'HEAD' }), head(listed)),
    raw(
      'HEAD, then GET on one connection',
      (who) => Buffer.concat([who.getOn({ method: 'HEAD' }), who.get()]),
      head(listed),
      listed,
    ),
    raw(
      'HEAD without a Host',
      (who) => who.get({ method: 'HEAD', headers: { Host: [] } }),
      head(fault({ header: 'Host', detail: 'is missing' })),
    ),
  ],
}
