import { setUpCore } from '@adcopy/testing'
import { expect, test } from 'vitest'
import { answerOf, complaintOf } from './support/ops.ts'

const { database } = await setUpCore()

test('the owner of the tables grants the roles of the programs; an operator cannot', async () => {
  const line = ['database', 'roles']
  const roles = ['adcopy_api', 'adcopy_web', 'adcopy_worker', 'adcopy_ops']
  expect(await answerOf({ DATABASE_URL: database.url }, line)).toEqual({ roles })
  expect(await complaintOf({ DATABASE_URL: database.urls.ops }, line)).toMatch(/permission|owner/)
})
