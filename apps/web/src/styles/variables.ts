// This file does not import Mantine, so that pages without Mantine's scripts have the same colours. Variables that
// Mantine also defines have Mantine's names.

export const fontFamily = "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
export const fontFamilyMonospace =
  "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'Liberation Mono', monospace"

interface Ink {
  /** Colour of text and filled elements on a light background. `stronger` is the hover colour. */
  strong: string
  stronger: string
  /** Background of badges and alerts in the light colour scheme. */
  soft: string
  /** The three corresponding colours for a dark background, in the same order. */
  bright: string
  brighter: string
  deep: string
}

const inks = {
  brand: {
    strong: '#0f5f57', stronger: '#0b4a44', soft: '#e2efed', bright: '#74cdc0', brighter: '#93dcd1', deep: '#1c3733',
  },
  green: {
    strong: '#1b5e34', stronger: '#144827', soft: '#e4f2e9', bright: '#8fd6a8', brighter: '#abe2be', deep: '#1b3324',
  },
  orange: {
    strong: '#7f4700', stronger: '#633700', soft: '#fcf0dc', bright: '#f2bd73', brighter: '#f6cf98', deep: '#3a2b14',
  },
  red: {
    strong: '#a1251c', stronger: '#7f1c15', soft: '#fdebe9', bright: '#ff9b92', brighter: '#ffb6b0', deep: '#3f201d',
  },
  blue: {
    strong: '#28518c', stronger: '#1e3f6e', soft: '#e8eff9', bright: '#a3c4f5', brighter: '#bdd5f8', deep: '#1e2c42',
  },
} as const satisfies Record<string, Ink> // prettier-ignore

export const shadeOnLight = 7
export const shadeOnDark = 4

export type Shades = [string, string, string, string, string, string, string, string, string, string]

/**
 * Returns ten shades in Mantine's order, numbered from 0. The fill and hover colours are shades 7 and 8 on a light
 * background, and shades 4 and 5 on a dark background.
 */
function shades({ strong, stronger, soft, bright, brighter, deep }: Ink): Shades {
  return [soft, soft, brighter, brighter, bright, brighter, strong, strong, stronger, deep]
}

export const colors = Object.fromEntries(Object.entries(inks).map(([name, ink]) => [name, shades(ink)]))

/**
 * These variables replace Mantine's colours for dimmed text, borders and light variants, which have too little contrast
 * on these backgrounds.
 */
export const variables = {
  light: {
    '--mantine-color-body': '#f6f6f4',
    '--mantine-color-text': '#1b1f1d',
    '--mantine-color-dimmed': '#5a625e',
    '--mantine-color-placeholder': '#5a625e',
    '--mantine-color-default-border': '#dee1dd',
    '--mantine-color-default-hover': '#f0f1ee',
    '--mantine-color-error': inks.red.strong,
    '--mantine-color-anchor': inks.brand.strong,
    '--mantine-primary-color-contrast': '#ffffff',
    '--app-surface': '#ffffff',
    '--app-sunken': '#f0f1ee',
    '--app-line-strong': '#848d88',
    ...variantsOf(({ strong, stronger, soft }) => ({ text: strong, hover: stronger, ground: soft })),
  },
  dark: {
    '--mantine-color-body': '#131514',
    '--mantine-color-text': '#e9ecea',
    '--mantine-color-dimmed': '#a2aaa6',
    '--mantine-color-placeholder': '#a2aaa6',
    '--mantine-color-default': '#1b1e1d',
    '--mantine-color-default-color': '#e9ecea',
    '--mantine-color-default-border': '#303533',
    '--mantine-color-default-hover': '#232726',
    '--mantine-color-error': inks.red.bright,
    '--mantine-color-anchor': inks.brand.bright,
    '--mantine-primary-color-contrast': '#07211d',
    '--app-surface': '#1b1e1d',
    '--app-sunken': '#232726',
    '--app-line-strong': '#7a837f',
    ...variantsOf(({ bright, brighter, deep }) => ({ text: bright, hover: brighter, ground: deep })),
  },
}

function variantsOf(pick: (ink: Ink) => { text: string; hover: string; ground: string }): Record<string, string> {
  return Object.fromEntries(
    Object.entries(inks).flatMap(([name, ink]) => {
      const { text, hover, ground } = pick(ink)
      const prefixes =
        name === 'brand' ? ['--mantine-color-brand', '--mantine-primary-color'] : [`--mantine-color-${name}`]
      return prefixes.flatMap((prefix) => [
        [`${prefix}-text`, text],
        [`${prefix}-filled`, text],
        [`${prefix}-filled-hover`, hover],
        [`${prefix}-light`, ground],
        [`${prefix}-light-hover`, ground],
        [`${prefix}-light-color`, text],
      ])
    }),
  )
}

export function variablesSheet(): string {
  const fonts = { '--mantine-font-family': fontFamily, '--mantine-font-family-monospace': fontFamilyMonospace }
  const rule = (selector: string, entries: Record<string, string>) =>
    `${selector}{${Object.entries(entries)
      .map(([name, value]) => `${name}:${value}`)
      .join(';')}}`
  return [
    rule(':root', fonts),
    rule(":root[data-mantine-color-scheme='light']", variables.light),
    rule(":root[data-mantine-color-scheme='dark']", variables.dark),
  ].join('')
}
