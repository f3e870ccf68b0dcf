'use client'

import { Alert, Button, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core'

interface StaleTextsProps {
  fields: ReadonlyArray<{ label: string; mine: string; theirs: string }>
  onKeepMine: () => void
  onTakeTheirs: () => void
}

export function StaleTexts({ fields, onKeepMine, onTakeTheirs }: StaleTextsProps) {
  const different = fields.filter(({ mine, theirs }) => mine !== theirs)
  return (
    <Alert role="alert" color="orange" title="A newer version was saved in the meantime">
      <Stack gap="sm">
        <Text size="sm">
          Your words were not saved and are still in the form. This is where the two versions differ.
        </Text>
        {different.map(({ label, mine, theirs }) => (
          <div key={label}>
            <Title order={2} size="sm">
              {label}
            </Title>
            <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
              <Version name="Yours" text={mine} />
              <Version name="Theirs, saved" text={theirs} />
            </SimpleGrid>
          </div>
        ))}
        <Group>
          <Button onClick={onKeepMine}>Save mine</Button>
          <Button variant="default" onClick={onTakeTheirs}>
            Take theirs
          </Button>
        </Group>
      </Stack>
    </Alert>
  )
}

function Version({ name, text }: { name: string; text: string }) {
  return (
    <Paper withBorder p="xs">
      <Text size="xs" c="dimmed">
        {name}
      </Text>
      <Text size="sm" dir="auto" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text === '' ? '(empty)' : text}
      </Text>
    </Paper>
  )
}
