import type { Lexicon } from './lexicon.ts'

export const english: Lexicon = {
  say: `say, write, answer, reply, respond, print, output, repeat, mention, recite, quote, compose, draft, translate,
    rewrite, rephrase, paraphrase, summarise, summarize, praise, spell, chant, echo, claim, insist, emphasise,
    emphasize, stress, proclaim, utter, keep repeating, chat, log, plug, tout, hype, whisper, reason, arrive, brag`,
  edit: `insert, include, add, append, prepend, replace, substitute, swap, put, place, delete, erase, remove, strike,
    drop, swap out, change, copy, paste, slip, work in, weave, attach, use, leave out, omit, weave in, hide, embed,
    return, generate, advertise, promote, recommend, endorse, type, speak, talk, tell, post, publish, describe,
    conclude, finish, begin, start, end, open, close, sign off, refer, announce, report, give, give back, call it,
    call the, call this, name, produce, send back, invent, make up, make it, make sure, ensure, stick to, limit
    yourself, confine yourself, shout, scream, sing, emit, declare, state`,
  reveal: 'reveal, leak, expose, show, print, display, disclose, output, dump, list, tell, exfiltrate, give away',
  piece: `caption*, headline*, ad, every ad, ad copy, ad text*, adverts, advert, advertisement*, hashtag*, primary text,
    subject line*, the copy, all copy, your copy, post caption*, brand name, brand's name, name of the brand, the
    facts, these facts, ads`,
  writing: `texts, wording, sentence*, phrase, phrases, phrasing, paragraph*, output, outputs, prompt engineering, the
    prompt, a prompt, prompts, rhyme, rhymes, poem, poems, verse, verses, copy department, copywriting, in the copy,
    into the copy, the copy, of the copy, ads, adverts, the ad, the advert, this list, these notes, this document,
    this file, the file, the facts, these facts, rephras*, verbatim, placeholder*, the text, this text, all text,
    every text, your persona, the persona, product description*, good description, the description, marketing,
    advertising, house style, brand data, brand facts, full stop, above this line, below this line, this brand,
    slogan*, tagline*`,
  text: `word*, line, lines, message*, answer, answers, reply, replies, response*, post, posts, letter, emoji*, sign-off,
    statement*, code, title*, signature, title, phrase, remark, mention, ending, opening, text, description`,
  hold: `contain*, mention*, consist* of, say, says, published, printed as, should be, must be, is always, are always,
    has to be, counts, said, appear, appears, appearing, written, show up, shows up, printed`,
  place: `at the end, at the start, at the beginning, at the top, at the bottom, in every, verbatim, word for word, letter
    by letter, in capitals, in upper case, in reverse, backwards, in rhyme, in the headline, opening line, opening
    sentence, first sentence, first line, last sentence, last line, closing line, final line, in the title, in the
    body, twice, ten times, three times, five times, a hundred times, hundred times, starts with, start with, begins
    with, begin with, ends with, end with, ends on, end on, opens with, closes with, consist of, consists of, final
    paragraph, last paragraph, first paragraph, each line, every line, each sentence, every sentence, each caption,
    last thing you, first thing you`,
  order: `instruction*, guideline*, prompt*, directive*, constraint*, guardrail*, restriction*, system message*, what you
    were told, what you have been told, you were told, been told, told you, you were given, you have been given`,
  earlier: `above, previous, previously, prior, preceding, foregoing, so far, everything, before this, all that, up to now,
    until now, other text*`,
  ignore: `ignore, ignoring, disregard, disregarding, forget, override, bypass, pay no attention, take no notice, do not
    follow, don't follow, do not obey, stop following, never mind, treat everything, consider everything, regard
    everything`,
  lift: `lifted, suspended, void, no longer apply, no longer applies, cancelled, canceled, revoked, withdrawn,
    overridden, superseded, do not apply, does not apply, disabled, switched off, expired, obsolete, ignored, not
    binding, outdated, out of date, replaced by, no longer valid`,
  must: `must, should, shall, have to, has to, had to, ought, needs to, need to, mandatory, obligatory, compulsory,
    requested, be sure, obliged, demand*, insist*, command*, expected to, supposed to, without fail, without
    exception, under penalty, always, under no circumstances, is asked, are asked, will have to, expects, wants the,
    wants us, wants you, wants this, wishes the, would like the, supposed, is required, are required, required to,
    requires that, asked to, asks for, be sure to, forced to`,
  only: 'solely, exclusively, just the, just this, just one, one single, single word, the sole, only',
  nothingElse: `nothing but, nothing else, nothing more, no other words, and nothing, not a word more, full stop, no more than
    the word, alone is enough, no further, nothing except, nothing may be, nothing should be, nothing must be,
    nothing other than, only the word, only the words, only the term`,
  every: 'every, each, all, any, everywhere, throughout, whatever, whichever, wherever',
  henceforth: `from now on, from this point, from here on, henceforth, as of now, starting now, effective immediately,
    hereafter, from this moment, now on, hereby, with immediate effect, until further notice`,
  verdict: 'reject*, wrong, invalid, incorrect, discarded, penalis*, penaliz*, unacceptable, worthless',
  instead: 'instead of, in place of, instead, in lieu of, not an ad',
  writer: `copywriter*, whoever writes, whoever reads, whoever creates, anyone writing, anyone who writes, the author of,
    author of this, text generator*, the generator, the summariser, the summarizer, those who write, who writes
    this, note for the writer, note to the writer, to the copywriter, for the copywriter, whoever drafts, whoever
    composes, whoever prepares the, whoever generates, whoever produces, copywriters in, every writer, each writer,
    the writers`,
  machine: `ai, ais, llm*, gpt*, chatgpt, language model*, chatbot*, bot, dear system, developers, developer mode, language
    models, assistant, assistants`,
  note: `note to, note for, notice to, notice for, message to, message for, message from, memo to, memo for, attention,
    dear, hint for, hint to, addressed to, reminder to, reminder for, notice, warning to, hello, hi`,
  self: `this text, this ad, this advert, this advertisement, this copy, this prompt, this caption, this headline, these
    instructions, these lines, the text above, the lines above, the following text, the following instruction*, your
    reply, your response, your output, your copy, your caption, your headline, your next message, your prompt,
    hidden instructions, hidden rules, internal rules, system rules, internal instructions, secret instructions,
    hidden note, secret note, hidden message, private note`,
  role: `you are now, you are no longer, you are an ai, you are a bot, you are a language model, you are chatgpt, you are
    dan, your new name, pretend, play the role, roleplay, role play, as an ai, as a language model, as an assistant,
    you have become, you shall be, assume the identity, take on the role, impersonate, developer mode, debug mode,
    god mode, jailbreak*, prompt injection, let us pretend, if you are an ai, if you are a language, if you are a
    bot, since you are an ai`,
  task: `your task, your new task, your job is to write, your job is to say, your mission, your new goal, your real
    purpose, your assignment, that is an order, this is an order, that's an order, this is a command, i order you, i
    command you, we order you, i want you to, we want you to, i need you to, you are ordered, you are instructed,
    you have been instructed, you must say, you must write, you will say, you will write, you will now, you must
    now, you should say, you should write, you must mention, obey, new instruction*, updated instruction*, important
    instruction*, urgent instruction*, system override, admin override, system message, developer message, end of
    document, end of data, end of facts, your only task, your one task, your single task, your sole task, whatever
    you are asked, whatever they ask, to the language model, to the ai, to the model, note to ai, will be copied
    from, write about, you produce, you generate, you output, i authorise you, i authorize you, i allow you to, as
    the operator, as your developer, as your operator, as the administrator, the right way to answer, right answer
    is, correct answer is, only answer is, only correct answer, only right answer, only valid answer, stop
    describing, stop writing, stop talking about, instead of the facts, task output, task write, task say, end of
    brand, end of instructions, end of context, step by step and`,
  thou: `you must, you should, you shall, you have to, you need to, you are to, you will always, you may only, you can
    only, you ought`,
  rename: 'is called, is now called, is named, is renamed, be called, goes by, name is, known as, be known as',
  opener: `please, kindly, now, then, just, simply, always, never, only, and, but, or, instead, next, first, finally, also,
    therefore, so, do, not, don, t, to, you, immediately, must, should, shall, will, ok, okay, hereby, quickly,
    quietly, merely, exclusively, solely, rather, let, us, better, go, ahead`,
}
