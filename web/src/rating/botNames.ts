/** The name of a level of bots. */
import { app, t } from '../shell/app.svelte.ts'

export const botName = (kind: string): string => (app.speech?.has(`web-bot-${kind}`) ? t(`web-bot-${kind}`) : t('web-bot-any', { kind }))
