import { getEditDistance } from '../generated/edit-distance.ts'

export const CLI_HELP = `Usage: postern <command> [options]

  postern listen --forward-to http://localhost:3000/hook
      Brings what happens to an address on this machine, as webhooks that are signed.
  postern trigger <type>
      Sends a sample of one event type to the address that the last listen forwarded to.
  postern import <file> --event <event>
      Brings the people of a table into an event, and tells how many were added, changed and rejected.
  postern export <type> --event <event> --output <file>
      Writes registrations, people, tickets, attendance or reconciliation to a file.

Options of all
  --key <key>          The API key. Better: the environment variable POSTERN_KEY, which other users of the machine cannot see.
  --base-url <url>     Where the installation is: POSTERN_BASE_URL, or http://localhost:8080.

Options of listen and trigger
  --forward-to <url>   The address on this machine. A trigger needs it only where nobody has listened yet.

Options of listen
  --events <types>     Only these types, separated by commas, such as registration.created,ticket.issued.

Options of import and export
  --event <event>      The event, by its id or code.
  --preview            Of an import: only tells what it would do.
  --type <type>        Of an import: the attendee type of those whose row names none. Of an export: only people of this type.
  --date-order dmy|mdy Of an import: how dates such as 02/04/1990 are read; as the file shows when left out.
  --emails             Of an import: those who are added get their tickets by email.
  --rejects <file>     Of an import: a new file for the rows that could not be taken, with the reasons.
  --status <status>    Of an export: only what is in this status, such as confirmed; of tickets valid or voided.
  --day <days>         Of an import: the days of those whose row names none, separated by commas. Of an export: only people of this day.
  --group <group>      Of an import: the group of those whose row names none. Of an export: only what belongs to it or one below it.
  --updated-since <at> Of an export: only what has changed since, such as 2026-06-05T08:00:00Z.
  --language en|es     Of an export: the language of headings and statuses; the event's when left out.
  --format csv|xlsx    Of an export: csv unless the output ends with .xlsx.
  --output <file>      Of an export: where it is written.

  --help               Shows this.
  --version            Shows the version.

The exit code is 0 where it was done, 1 where it failed, and 2 where the command makes no sense. An import of which some rows were
rejected is done; it failed where no row was taken.

Webhooks are signed with a secret that listen prints. It is made from the API key, so it stays the same whenever and wherever you
listen with that key, and a trigger signs with it, too.
`

export function findNearestWord(word: string, known: readonly string[]): string | undefined {
  const near = known
    .map((each) => ({ each, distance: getEditDistance(word.toLowerCase(), each.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)[0]
  return near && near.distance <= Math.max(2, Math.floor(word.length / 3)) ? near.each : undefined
}

export function formatSuggestion(word: string, known: readonly string[]): string {
  const meant = findNearestWord(word, known)
  return meant === undefined ? '' : ` Did you mean ${meant}?`
}
