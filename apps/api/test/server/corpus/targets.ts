import { jobsPath, offersPath, unknownJob } from '../../rig.ts'
import { join } from '../wire.ts'
import { fault, listed, notFound, raw, refused, refusedQuery, unknown, type Theme } from './raw-case.ts'

const noOperation: string[] = [
  '/', '//', '//api/v1/offers', '///api/v1/offers', '/api//v1/offers', '/api/v1//offers', '/api/v1/offers/',
  '/api/v1/offers//', `${jobsPath}/`, `${jobsPath}//`, `/${jobsPath}/${unknownJob}`, `${jobsPath}/${unknownJob}/`,
  '/api%2Fv1%2Foffers', '/api/v1%2Foffers', '/api/v1/%6Fffers', '/%61pi/v1/offers', '/api/v1/offers%2F',
  '/api/v1/offers%00', '/api/v1/offers%20', '/api/v1/offers%0d%0aX-Canary:%20canary', '/api/v1/offers%3Flimit=1',
  '/api/v1/offers%23', '/%zz', '/api/v1/offers%', '/api/v1/offers%c', '/api/v1/offers%c0%af', '/%ff%fe',
  '/.', '/..', '/./api/v1/offers', '/api/v1/./offers', '/api/v1/offers/.', '/api/v1/offers/..', '/../api/v1/offers',
  '/api/v1/canary/../offers', '/%2e/api/v1/offers', '/api/v1/%2e/offers', '/api/v1/canary/%2e%2e/offers',
  '/api/v1/canary/%2E./offers', `${jobsPath}/..`, `${jobsPath}/.`, `${jobsPath}/../offers`,
  '/api\\v1\\offers', '/api/v1\\..\\v1/offers', '/api/v1/offers;canary', '/api/v1/offers;a=b?limit=1',
  '/api;canary/v1/offers', '/API/V1/OFFERS', '/Api/v1/offers', '/api/V1/offers', '/api/v1/Offers', '/api/v2/offers',
  '/api/v1', '/api/v1/', '/api', '/offers', '/api/v1/offers/canary', `${jobsPath}/${unknownJob}/canary`,
  '/api/v1/canary', '/favicon.ico', '/robots.txt', '/index.html', '/_next', '/_next/static/canary.js', '/_next/image?url=/canary',
  '/_next/data/canary/index.json', '/_error', '/404', '/500', '/api/v1/offers.json', '/api/v1/offers.rsc', '/.well-known/canary',
  '/.env', '/graphql', '/docs', '/openapi.json', '/health', '/__nextjs_original-stack-frame', '/<script>canary</script>',
  '*', 'http://api', 'http://api/', 'https://api/canary', 'HTTP://canary.example//api/v1/offers', 'ftp://api/api/v1/offers', 'http:///api/v1/offers',
] // prettier-ignore

const parserRefuses = [
  'canary.example:443', '', 'api/v1/offers', '\\api\\v1\\offers', 'http:/api/v1/offers', 'urn:canary', '?canary', '#canary', '/api/v1/offers canary',
  '/api/v1/caf\u00e9', `${jobsPath}/caf\u00e9`, `${offersPath}?caf\u00e9=canary`,
] // prettier-ignore

const noJob = [
  unknownJob, 'canary', 'acg_', unknownJob.toUpperCase(), `${unknownJob}0`, 'art_01kaj5x7g8e4r9t2v6w3y0zbcd', '...', '%2e%2e',
  '%2e', '%2E%2e', `${unknownJob}%2F`, `${unknownJob}%00`, `${unknownJob};canary`, `%zz`, '%', '%ff', '\\', '..\\offers', ':id', '{id}',
  '__proto__', 'constructor', 'toString', 'canary'.repeat(1_000), "'", '*', '$where', '[[...path]]', '(canary)', '@canary', '.rsc',
] // prettier-ignore

export const targets: Theme = {
  name: 'targets',
  tags: ['D-ROUTING-1', 'D-ROUTING-4', 'VERSION-1'],
  cases: [
    ...noOperation.flatMap((target) => [
      raw(`GET ${target}`, (who) => who.get({ target }), notFound),
      raw(`POST ${target}`, (who) => who.create({ target }), { ...notFound, method: 'POST' as const }),
    ]),
    ...noJob.map((id) =>
      raw(`GET a job ${id.slice(0, 40)}`, (who) => who.get({ target: `${jobsPath}/${id}` }), unknown),
    ),
    ...[offersPath, jobsPath].flatMap((path) => [
      raw(`GET ${path}?`, (who) => who.get({ target: `${path}?` }), listed),
      raw(`GET ${path} in absolute form`, (who) => who.get({ target: `http://canary.example${path}` }), listed),
      raw(
        `GET ${path} in absolute form over a scheme in capitals`,
        (who) => who.get({ target: `HTTPS://canary:1${path}?limit=1` }),
        listed,
      ),
    ]),
    raw('an absolute form without a path', (who) => who.get({ target: 'http://api?canary=1' }), notFound),
    raw('a fragment', (who) => who.get({ target: `${offersPath}#canary` }), notFound),
    raw(
      'a fragment behind a query',
      (who) => who.get({ target: `${offersPath}?limit=1#canary` }),
      refusedQuery('is not an integer from 1 to 100', 'limit'),
    ),
    ...parserRefuses.map((target) =>
      raw(`a target that Node's parser refuses: ${target.slice(0, 40)}`, (who) => who.get({ target }), fault()),
    ),
    raw(
      'bytes that are no UTF-8 in the target',
      (who) => who.get({ target: join('/api/v1/', Uint8Array.of(0xff, 0xfe, 0x80)) }),
      fault(),
    ),
    ...['\0', '\u0001', '\u007f', '\t', '\u000b'].map((control) =>
      raw(
        `the control character ${JSON.stringify(control)} in the target`,
        (who) => who.get({ target: `/canary${control}` }),
        fault(),
      ),
    ),
    raw('a target of eight thousand characters', (who) => who.get({ target: `/${'canary'.repeat(1_330)}` }), notFound),
    raw('a target of twenty thousand characters', (who) => who.get({ target: `/${'canary'.repeat(3_400)}` }), fault()),
    raw(
      'a query on a create',
      (who) => who.create({ target: `${jobsPath}?extra=canary` }),
      refused({ parameter: 'extra', detail: 'is not a parameter of this operation' }),
    ),
  ],
}
