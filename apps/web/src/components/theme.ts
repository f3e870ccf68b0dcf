import { createTheme, defaultVariantColorsResolver, type CSSVariablesResolver } from '@mantine/core'
import { colors, fontFamily, fontFamilyMonospace, shadeOnDark, shadeOnLight, variables } from '../styles/variables.ts'

export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: { light: shadeOnLight, dark: shadeOnDark },
  autoContrast: true,
  variantColorResolver: (input) => ({
    ...defaultVariantColorsResolver(input),
    // The value of this variable depends on the scheme, because filled backgrounds are dark in the light scheme and
    // bright in the dark scheme. Mantine would use one text colour for both.
    ...(input.variant === 'filled' && { color: 'var(--mantine-primary-color-contrast)' }),
  }),
  // Mantine calls the resolver for a button's colours only if the button has an explicit variant.
  components: {
    Button: { defaultProps: { variant: 'filled' } },
    Badge: { defaultProps: { variant: 'light' } },
  },
  colors,
  black: '#1b1f1d',
  defaultRadius: 'md',
  cursorType: 'pointer',
  fontFamily,
  fontFamilyMonospace,
  headings: { sizes: { h1: { fontSize: '1.75rem' }, h2: { fontSize: '1.25rem' }, h3: { fontSize: '1.05rem' } } },
})

export const resolveVariables: CSSVariablesResolver = () => ({ variables: {}, ...variables })
