'use client'

import { Code, Stack, Tabs, TabsList, TabsPanel, TabsTab } from '@mantine/core'
import { CopyButton } from '../../components/copy-button.tsx'
import type { Samples } from './samples.ts'

const languages = [
  { name: 'curl', label: 'curl' },
  { name: 'typescript', label: 'TypeScript' },
  { name: 'python', label: 'Python' },
] as const

export function SampleTabs({ samples }: { samples: Samples }) {
  return (
    <Tabs defaultValue="curl" keepMounted={false}>
      <TabsList>
        {languages.map(({ name, label }) => (
          <TabsTab key={name} value={name}>
            {label}
          </TabsTab>
        ))}
      </TabsList>
      {languages.map(({ name, label }) => (
        <TabsPanel key={name} value={name} pt="sm">
          <Stack gap="xs" align="flex-start">
            <Code block w="100%" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
              {samples[name]}
            </Code>
            <CopyButton text={samples[name]} what={`${label} code`} />
          </Stack>
        </TabsPanel>
      ))}
    </Tabs>
  )
}
