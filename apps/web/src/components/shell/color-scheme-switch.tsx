'use client'

import { useSyncExternalStore } from 'react'
import { colorSchemeEvent, colorSchemeKey } from './color-scheme.ts'
import classes from './frame.module.css'

export function ColorSchemeSwitch() {
  const chosen = useSyncExternalStore(subscribe, read, () => 'auto')
  return (
    <label className={classes.scheme}>
      Appearance
      <select
        value={chosen}
        onChange={(event) => {
          localStorage.setItem(colorSchemeKey, event.currentTarget.value)
          dispatchEvent(new Event(colorSchemeEvent))
        }}
      >
        <option value="auto">As the system</option>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </select>
    </label>
  )
}

function subscribe(listener: () => void): () => void {
  addEventListener(colorSchemeEvent, listener)
  return () => removeEventListener(colorSchemeEvent, listener)
}

function read(): string {
  return localStorage.getItem(colorSchemeKey) ?? 'auto'
}
