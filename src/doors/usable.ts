import { UnknownVersion } from '../gate/cells.js'
import { NoVersion } from '../gate/tenancy.js'
import { SettingsError } from '../settings.js'
import { NoSuchBase } from './base/no-such-base.js'
import { UsageError } from './usage-error.js'

/** Runs `work`; what is wrong with what the user gave becomes a UsageError. */
export async function usable<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if ([SettingsError, UnknownVersion, NoVersion, NoSuchBase].some((kind) => error instanceof kind))
      throw new UsageError((error as Error).message)
    throw error
  }
}
