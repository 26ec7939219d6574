/** Messages as their types have them: the server leaves out what is as usual. */

import { LEFT_OUT, PARTS, type Report, TAGS } from './wire'

/** Put in what was left out of a message of this type, or of several, and of all they hold. */
export function whole<T>(type: string, told: T): T {
  if (Array.isArray(told)) for (const one of told) whole(type, one)
  else if (told) fill(type, told as Record<string, unknown>)
  return told
}

function fill(type: string, message: Record<string, unknown>): void {
  for (const [field, usual] of Object.entries(LEFT_OUT[type] ?? {}))
    if (!(field in message)) message[field] = structuredClone(usual)
  for (const [field, part] of Object.entries(PARTS[type] ?? {})) whole(part, message[field])
}

/** The same of a report, which its tag tells apart. */
export function wholeReport(report: Report): Report {
  return whole(TAGS[report.type] ?? '', report)
}
