import { readSmsapiProfile } from '#platform/outbox/smsapi-profile.ts';
import type { Environment } from '#platform/process/environment.ts';
import { examineCertificate } from './certificate.ts';
import { type Finding, good, weak, wrong } from './finding.ts';

const PATIENCE = 5_000;
/** Tolerance of clocks in seconds: codes of authenticator apps change every thirty. */
const TOLERANCE = 15;

/** What the server depends on: its certificate, mail, text messages, public registers, and, by their clocks, its own clock. */
export async function examineOutside(environment: Environment): Promise<Finding[]> {
  const findings = await Promise.all([
    address(environment),
    mail(environment),
    sms(environment),
    registers(environment),
  ]);
  return findings.flat();
}

const address = ({ mode, publicUrl }: Environment) => (mode === 'production' ? examineCertificate(publicUrl) : []);

/** Logs in to the mail server without sending anything. */
async function mail({ smtpUrl }: Environment): Promise<Finding[]> {
  if (!smtpUrl) return [];
  const { hostname } = new URL(smtpUrl);
  const waits = {
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    dnsTimeout: PATIENCE,
  };
  const { createTransport } = await import('nodemailer');
  const mailer = createTransport({ url: smtpUrl, ...waits });
  try {
    await mailer.verify();
    return [good(`The mail server ${hostname} accepts our login`)];
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    return [
      code === 'EAUTH'
        ? wrong(`The mail server ${hostname} refuses the name or password in SMTP_URL.`)
        : wrong(`The mail server ${hostname} cannot be reached (${code}).`),
    ];
  } finally {
    mailer.close();
  }
}

async function sms({ smsapiUrl, smsapiToken }: Environment): Promise<Finding[]> {
  if (!smsapiToken) return [];
  const { points, sender, problem } = { sender: null, points: 0, ...(await readSmsapiProfile(smsapiUrl, smsapiToken)) };
  if (problem === 'refused') return [wrong('SMSAPI refuses SMSAPI_TOKEN.')];
  if (problem) return [wrong('SMSAPI cannot be reached.')];
  return [
    points < 10 ? weak(`SMSAPI has only ${points} points left.`) : good(`SMSAPI answers: ${points} points`),
    ...(sender ? [] : [weak('SMSAPI has no default sender: messages come from a number of its own.')]),
  ];
}

async function registers({ registers: { whiteList, gus } }: Environment): Promise<Finding[]> {
  const addresses = [whiteList?.url, gus?.url].filter((url) => url !== undefined);
  return (await Promise.all(addresses.map(register))).flat();
}

/** Any answer will do; its date is used to check the clock. */
async function register(url: string): Promise<Finding[]> {
  const { host } = new URL(url);
  const sent = Date.now();
  const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) }).catch(() => undefined);
  if (!answer) return [weak(`The register ${host} cannot be reached: companies are not filled in by their NIP.`)];
  await answer.body?.cancel();
  const theirs = Date.parse(answer.headers.get('date') ?? '');
  const off = Math.round((theirs - (sent + Date.now()) / 2) / 1000);
  return [
    good(`The register ${host} answers`),
    ...(Math.abs(off) > TOLERANCE ? [wrong(`The clock of this machine is ${-off} s off that of ${host}.`)] : []),
  ];
}
