import { createTheme, type CSSVariablesResolver } from '@mantine/core'
import { colors, fontFamily, fontFamilyMonospace, shadeOnDark, shadeOnLight, variables } from '../styles/variables.ts'

export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: { light: shadeOnLight, dark: shadeOnDark },
  autoContrast: true,
  colors,
  black: '#1b1f1d',
  defaultRadius: 'md',
  cursorType: 'pointer',
  fontFamily,
  fontFamilyMonospace,
  headings: { sizes: { h1: { fontSize: '1.75rem' }, h2: { fontSize: '1.25rem' }, h3: { fontSize: '1.05rem' } } },
})

export const resolveVariables: CSSVariablesResolver = () => ({ variables: {}, ...variables })
