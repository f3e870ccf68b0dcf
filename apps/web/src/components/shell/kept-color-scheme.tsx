'use client'

import { useLayoutEffect } from 'react'
import { applyColorScheme, colorSchemeEvent, colorSchemeKey } from './color-scheme.ts'

/**
 * Applies the scheme when it changes. Also applies it on mount, because Next renders a not-found page in the browser,
 * where the script in the head does not run.
 */
export function KeptColorScheme() {
  useLayoutEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const apply = () => applyColorScheme(colorSchemeKey)
    apply()
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply, { signal })
    addEventListener(colorSchemeEvent, apply, { signal })
    return () => ending.abort()
  }, [])
  return null
}
