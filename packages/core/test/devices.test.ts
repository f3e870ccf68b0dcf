import { createDevices } from '@adcopy/core'
import { describe, expect, test } from 'vitest'

describe('the cookie of a known device', () => {
  const devices = createDevices('a secret of the tests, long enough to be one')

  test('is valid only for the account that it was issued for', () => {
    const cookie = devices.issue('a@x.example')
    const id = devices.read('a@x.example', cookie)
    expect(id).toEqual(expect.any(String))
    expect(devices.read('b@x.example', cookie)).toBeUndefined()
    expect(devices.read('a@x.example', devices.issue('a@x.example', id))).toBe(id)
    expect(createDevices('another secret of the tests, long enough').read('a@x.example', cookie)).toBeUndefined()
  })

  test.each([undefined, '', '.', 'a', 'a.b', 'a.b.c'])('%j is not a valid cookie', (cookie) => {
    expect(devices.read('a@x.example', cookie)).toBeUndefined()
  })
})
