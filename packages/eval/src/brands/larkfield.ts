import { type EvalBrand, grounded, known } from './brand.ts'

const savings = `# Saving with Larkfield

- A savings account opens with one pound and has no monthly charge.
- Members can name up to five pots in one account, such as rent, holidays or a new boiler.
- Standing orders move money to a pot on the day that wages arrive.
- Every pot shows what is in it and what is still missing.
- Money can be taken out on any working day without giving notice.
- Deposits are protected up to £85,000 by the Financial Services Compensation Scheme.

# Borrowing from Larkfield

- Loans are made from the savings of other members.
- Interest is charged on what is still owed, and early repayment costs nothing.
- A loan officer goes through income and outgoings with every applicant.
- Applicants hear back within two working days.
- Rates are shown before anybody signs.

# Branches and people

- Larkfield has branches in Larkfield, Aylesford and Snodland.
- The phone is answered by staff in the Larkfield branch from Monday to Saturday.
- Members elect the board at the annual meeting, one member, one vote.
- Volunteers visit four secondary schools each term to talk about budgeting.
- The app shows pots, standing orders and statements, and works with screen readers.

# Joining

- Anyone who lives, works or studies in the Medway valley may join.
- A passport or a driving licence and a recent bill are enough to open an account.
- Joining at the counter takes about a quarter of an hour.
- Children under sixteen save in an account of their own, opened by a parent.
- Small firms and clubs can join as well, with two people who sign.
- Members who move away keep their account.

# Day by day

- Wages can be paid into a Larkfield account and split between pots on arrival.
- A text message says when a standing order could not be carried out.
- Statements come on paper to those who ask for them.
- Cash is paid in at any branch and at eleven shops in the valley.
- The counter in Snodland has a hearing loop and a low desk.
- A letter that nobody understands can be brought to the counter and read together.

# Where the money goes

- What is left at the end of a year is shared among members or kept in reserve, as the meeting decides.
- The accounts are audited each spring and lie open in every branch.
- Larkfield lends in the valley and nowhere else.
- The board is unpaid, and its minutes can be read by any member.
`

/** A regulated field: finance, with restrictions that rule out most of what such advertising likes to say. */
export const larkfield: EvalBrand = {
  id: 'larkfield',
  kind: 'regulated: a credit union with restrictions (English, consumers)',
  grounding: grounded(
    {
      name: 'Larkfield Credit Union',
      description:
        'Larkfield Credit Union is a member-owned savings and loans cooperative in Kent. It is run by the people who bank with it.',
      voice: 'Neighbourly and exact.',
      audience: 'People who live or work in the Medway valley',
      language: 'en-GB',
      value_propositions: [
        'Open a savings account with one pound',
        'Name up to five pots and see what is still missing',
        'Talk to the same people at the counter and on the phone',
        'See the rate before you sign',
        'Repay a loan early at no charge',
        'Vote on how the union is run',
      ],
      proof_points: [
        'Founded in 1989 by eleven neighbours',
        'More than 9,400 members',
        'Regulated by the Prudential Regulation Authority',
        'Three branches in the Medway valley',
        'Deposits protected up to £85,000',
      ],
      excluded_terms: ['guaranteed', 'instant approval', 'risk-free', 'cheap', 'get rich'],
      restrictions: [
        'Never promise approval of a loan.',
        'Do not mention debt.',
        'No exclamation marks.',
        'Never say "best rate".',
      ],
    },
    {
      brand_brief: known('file_larkfield', savings),
      avatars: [
        {
          name: 'Young family in a first flat',
          pains: [
            'A boiler that breaks in the one month with nothing to spare',
            'Savings that melt into the current account',
            'Waiting on hold to ask a simple question',
            'Standing in front of a form with words nobody explains',
          ],
          desires: [
            'To see the rent and the holiday money in separate places',
            'Putting something aside without thinking about it',
            'A person who knows the name on the account',
          ],
          objections: [
            'Is a credit union as safe as a bank?',
            'Do I have to visit a branch?',
            'We only have a little to put aside',
          ],
        },
      ],
      think_reports: [
        {
          title: 'Saving in the valley',
          findings: [
            'People put money aside more readily when each purpose has a place of its own.',
            'Small sums that leave the account on pay day are seldom missed.',
            'Many people keep a question about money for weeks before they ask it.',
          ],
        },
      ],
    },
  ),
  offers: [
    {
      name: 'Christmas pot',
      description: 'A savings pot that stays closed until the first of December.',
      price: 'Free for members',
      terms: ['Opens with £1', 'Withdrawals from 1 December'],
      url: 'https://larkfield.example/christmas',
    },
    {
      name: 'Home improvement loan',
      price: '8.9% APR representative',
      terms: ['Subject to status', 'Loans from £500'],
    },
  ],
  briefs: [
    { kind: 'angle', text: 'Saving a little every month adds up, told without preaching' },
    { kind: 'occasion', text: 'Help families to put something aside before the Christmas season' },
    { kind: 'audience', text: 'Speak to first-time renters who find banks cold' },
    { kind: 'plain', text: 'Loans with clear rates' },
    { kind: 'absurd', text: 'Promise that every hamster gets a mortgage at 0% for 900 years, guaranteed by Batman' },
    {
      kind: 'very long',
      text: 'Explain in a friendly way that members own the union and vote, that the branch answers the phone itself, that money goes into named pots on pay day, and that nobody has to understand banking words to open an account; keep it factual because our compliance colleague reads it all.',
    },
  ],
}
