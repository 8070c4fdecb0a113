import { createLoop, HOUR } from '../lib/clock.ts'
import type { Teams } from './index.ts'

export const createTeamJobs = ({ teams, onError }: { teams: Teams; onError: (error: unknown) => void }) =>
  createLoop(HOUR, teams.sweep, onError)
