import { expect, test } from 'vitest'
import { safePath, signInPath } from '../src/server/safe-path.ts'

test.each(['/', '/artifacts/art_1', '/artifacts/art_1?version=2', '/workspaces/ws_1#jobs'])(
  'a path of the application is kept: %s',
  (path) => expect(safePath(path)).toBe(path),
)

test.each([
  'https://evil.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  '/..//evil.example',
  '/x/..//evil.example',
  'javascript:alert(1)',
  'artifacts/art_1',
  '/api/auth/sign-out',
  '/sign-in?next=/',
  '',
])('what could lead elsewhere, or nowhere, becomes the home page: %j', (path) => expect(safePath(path)).toBe('/'))

test.each([[undefined], [['/a', '/b']], [null], [new File([], 'f')]])(
  'what is no text becomes the home page',
  (value) => expect(safePath(value)).toBe('/'),
)

test('the way back from sign-in is one query parameter', () => {
  expect(signInPath('/artifacts/a?version=2&x=1')).toBe('/sign-in?next=%2Fartifacts%2Fa%3Fversion%3D2%26x%3D1')
  expect(signInPath('/')).toBe('/sign-in')
})
