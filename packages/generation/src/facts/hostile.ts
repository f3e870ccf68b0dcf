import { folded } from '../text.ts'

/** Well-known wordings of attacks on models, which a brief has no use for either. */
const instructions = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|prompts?|rules?|guidelines?|above|previous|prior|context)\b/iu,
  /\b(?:system|developer|assistant|user)\s*(?:prompt|message|role|instructions?)\b/iu,
  /^\s*(?:system|developer|assistant|user|human|ai)\s*:/iu,
  /\byou are (?:now\s+)?(?:an?\s+)?(?:ai|assistant|chatgpt|gpt|claude|gemini|llm|language model|bot|dan)\b/iu,
  /\bas an? (?:ai|language model|assistant)\b/iu,
  /\b(?:respond|reply|answer|output|return|print|repeat)\b.{0,30}\b(?:only|exactly|verbatim|json|the following|with the (?:word|text|phrase))\b/iu,
  /\b(?:reveal|leak|exfiltrate|show|print)\b.{0,30}\b(?:prompt|secret|password|api key|token|credentials?)\b/iu,
  /\b(?:write|generate|make|begin|start|end|put|insert|include|add)\b.{0,30}\b(?:the ad|ad copy|the copy|headline|every (?:ad|post|sentence)|this (?:sentence|text) in|primary text)\b/iu,
  /\b(?:new|updated|important|urgent)\s+instructions?\b/iu,
  /\bdo not (?:follow|obey|tell|mention to) the\b/iu,
  /\bjailbreak\b|\bprompt injection\b/iu,
  /\b(?:ignoriere|vergiss|ignorez|oubliez|ignora|olvida)\b.{0,40}\b(?:anweisung\w*|instrucci\w*|instruc\w*|consignes?)\b/iu,
]

const markup = [
  /<\/?[a-z!?][^>]*>?/iu,
  /\{\{|\}\}|\$\{|<\||\|>|\[\/?INST\]|<<SYS>>|```|~~~/u,
  /\bjavascript:|\bdata:text|\bonerror\s*=|\bSELECT\b.+\bFROM\b|\bDROP TABLE\b|--\s*$/u,
  /&(?:lt|gt|amp|quot|#\d+);/iu,
  /%[0-9a-f]{2}%[0-9a-f]{2}/iu,
]

/** Bytes that look like a payload rather than words. */
const payload = /[A-Za-z0-9+/=_-]{45,}|\\x[0-9a-f]{2}|\\u[0-9a-f]{4}/iu

/** Whether a text looks like an attack on a model, markup or a payload: it is data, and data of no use to copy. */
export function looksHostile(text: string): boolean {
  const plain = folded(text)
  return (
    /[\u202a-\u202e\u2066-\u2069]/u.test(text) ||
    payload.test(plain) ||
    [...instructions, ...markup].some((pattern) => pattern.test(plain))
  )
}
