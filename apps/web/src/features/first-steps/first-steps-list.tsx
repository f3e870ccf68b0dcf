'use client'

import { roles, type Role } from '@adcopy/contract'
import type { FirstSteps } from '@adcopy/core'
import { Anchor, Group, List, ListItem, Paper, Text, ThemeIcon, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { PageLink } from '../../components/page-link.tsx'
import { navEntries } from '../../components/shell/nav-entries.ts'
import { useTRPC } from '../../components/trpc.ts'

interface Step {
  name: keyof FirstSteps
  label: string
  text: string
  path?: string
  optional?: boolean
}

const steps: readonly Step[] = [
  {
    name: 'access',
    label: 'Access and allocation',
    text: 'Your contact enables the workspace and sets its allocation.',
  },
  { name: 'brand', label: 'Brand profile', text: 'Say who the brand is. All copy rests on it.', path: '/brand' },
  {
    name: 'knowledge',
    label: 'Knowledge',
    text: 'Add files whose facts copy may draw on.',
    path: '/knowledge',
    optional: true,
  },
  { name: 'offer', label: 'Offer', text: 'Describe what an advertisement may offer.', path: '/offers', optional: true },
  { name: 'copy', label: 'First copy', text: 'Write a brief and see what comes out.', path: '/playground' },
  { name: 'token', label: 'Token', text: 'Hand a token to the engineers who use the API.', path: '/tokens' },
]

interface FirstStepsListProps {
  workspaceId: string
  role: Role
  initial: FirstSteps
}

export function FirstStepsList({ workspaceId, role, initial }: FirstStepsListProps) {
  const trpc = useTRPC()
  const { data: done } = useQuery(trpc.workspace.firstSteps.queryOptions(undefined, { initialData: initial }))
  if (steps.every(({ name, optional }) => done[name] || optional === true)) return null
  const isOffered = (path: string | undefined) =>
    navEntries.some((entry) => entry.path === path && roles.indexOf(role) >= roles.indexOf(entry.least))
  return (
    <Paper component="section" aria-labelledby="first-steps" withBorder p="lg" mb="xl">
      <Title order={2} id="first-steps" mb="sm">
        First steps
      </Title>
      <List listStyleType="none" spacing="sm">
        {steps.map(({ name, label, text, path, optional }) => (
          <ListItem key={name}>
            <Group gap="sm" wrap="nowrap" align="flex-start">
              <ThemeIcon
                size={22}
                radius="xl"
                variant={done[name] ? 'light' : 'outline'}
                color={done[name] ? 'green' : 'gray'}
                aria-hidden="true"
              >
                {done[name] ? '✓' : ''}
              </ThemeIcon>
              <div>
                <Text fw={600}>
                  {isOffered(path) && !done[name] ? (
                    <Anchor component={PageLink} href={`/workspaces/${workspaceId}${path ?? ''}`}>
                      {label}
                    </Anchor>
                  ) : (
                    label
                  )}
                  <Text span c="dimmed" size="sm" fw={400}>
                    {done[name] ? ' · done' : optional === true ? ' · optional' : ''}
                  </Text>
                </Text>
                <Text size="sm" c="dimmed">
                  {text}
                </Text>
              </div>
            </Group>
          </ListItem>
        ))}
      </List>
    </Paper>
  )
}
