import { createText } from '@biuro/core/i18n/text.ts';
import type { Handlers } from '#platform/http/contract/handlers.ts';
import { readSmsapiProfile, type SmsapiProfile } from '#platform/outbox/smsapi-profile.ts';
import type { Services } from '#platform/process/services.ts';
import messages from '../messages.json' with { type: 'json' };

const KEPT = 60_000;

/** The office's account with SMSAPI, which is queried at most once a minute. */
export function createSmsProfileHandlers({ environment: { smsapiUrl, smsapiToken } }: Pick<Services, 'environment'>) {
  let known: { profile: Promise<SmsapiProfile>; until: number } | undefined;

  function profileOf(token: string): Promise<SmsapiProfile> {
    if (!known || known.until <= performance.now())
      known = { profile: readSmsapiProfile(smsapiUrl, token), until: performance.now() + KEPT };
    return known.profile;
  }

  return {
    async getSmsProfile(_request, { locale }) {
      const nothing = { points: null, sender: null, error: null };
      if (smsapiToken === undefined) return { status: 200, body: { data: { enabled: false, ...nothing } } };
      const { problem, ...answer } = await profileOf(smsapiToken);
      const error = problem ? createText(messages, locale)(`sms_profile.${problem}`) : null;
      return { status: 200, body: { data: { enabled: true, ...nothing, ...answer, error } } };
    },
  } satisfies Partial<Handlers>;
}
