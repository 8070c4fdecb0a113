/** An operation in Korean: a title, and what the English description says before the line about plan and scope. */
export interface Translation {
  summary: string
  description: string
}
