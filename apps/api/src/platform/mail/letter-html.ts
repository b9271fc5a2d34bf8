import type { Locale } from '@biuro/core/i18n/text.ts';
import type { Tenant } from '#platform/tenants/tenants.ts';
import { type MailColours, mailColours } from './colours.ts';
import { LOGO_CID } from './logo.ts';
import { html, Markup } from './markup.ts';

export type Brand = Tenant['config']['brand'];

interface Row {
  name: string;
  detail?: string;
  amount: string;
}

/** One part of a letter, from top to bottom. */
export type Part =
  | { type: 'heading'; text: string }
  /** What the letter is about, in large type: an amount or a code. */
  | { type: 'figure'; above?: string; value: string; below?: string }
  /** Lines stay lines. */
  | { type: 'text'; text: string }
  | { type: 'list'; items: string[] }
  | { type: 'rows'; rows: Row[]; total?: Row }
  | { type: 'button'; label: string; address: string; note?: string }
  | { type: 'note'; text: string };

export interface LetterContent {
  locale: Locale;
  subject: string;
  /** What a mailbox shows beside the subject. */
  preheader: string;
  /** Whom it concerns: the company of the client. */
  about?: string | undefined;
  parts: Part[];
  /** The way into the portal, under the letter. */
  portal?: { label: string; address: string } | undefined;
}

const FONT = "font-family:Roboto,'Segoe UI',Helvetica,Arial,sans-serif";
const MUTED = 'color:#545e6f';

/**
 * The HTML twin of a letter. Mail programs know tables and inline styles; those of a `style` element are for dark mode and
 * phones alone. Nothing is loaded from elsewhere, so that nobody learns when it is read: the logo travels with the letter.
 */
export function letterHtml(brand: Brand, letter: LetterContent): string {
  const { locale, subject, preheader, about, parts, portal } = letter;
  const colours = mailColours(brand.primary);
  const contact = [brand.phone, brand.email].filter(Boolean).join(' · ');
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${subject}</title>
<style>${new Markup(STYLE)}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f2f5fa;color:#1a2130;${FONT};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preheader}${new Markup('&#847;&zwnj;&nbsp;'.repeat(60))}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f2f5fa">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td style="padding:0 8px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td width="32" style="padding-right:10px"><img src="cid:${LOGO_CID}" width="32" height="32" alt="" style="display:block;border:0"></td>
<td><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="below" style="${FONT};font-size:16px;line-height:24px;font-weight:600">${brand.office}</td>
${about !== undefined && html`<td class="below muted" align="right" style="padding-left:16px;${FONT};font-size:14px;line-height:20px;${MUTED}">${about}</td>`}
</tr></table></td>
</tr></table>
</td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #dfe5ee;border-radius:16px;padding:12px 0">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
${parts.map((part) => partHtml(part, colours))}
</table>
</td></tr>
<tr><td class="muted" style="padding:20px 24px 0;${FONT};font-size:14px;line-height:22px;${MUTED}">
<strong class="ink" style="color:#1a2130">${brand.office}</strong>${contact !== '' && html`<br>${contact}`}
${portal && html`<br>${link(portal, colours)}`}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.source;
}

function partHtml(part: Part, colours: MailColours): Markup {
  switch (part.type) {
    case 'heading':
      return cell(html`<div style="font-size:20px;line-height:28px;font-weight:600">${part.text}</div>`);
    case 'figure':
      return figure(part);
    case 'text':
      return cell(html`<div style="font-size:16px;line-height:24px">${lines(part.text)}</div>`);
    case 'list':
      return cell(
        html`<ul style="margin:0;padding:0 0 0 20px;font-size:16px;line-height:26px">${part.items.map((item) => html`<li>${item}</li>`)}</ul>`,
      );
    case 'rows':
      return html`${part.rows.map((row) => rowHtml(row, '500'))}${part.total && rowHtml(part.total, '600')}`;
    case 'button':
      return button(part, colours);
    case 'note':
      return html`<tr><td class="row muted" style="padding:12px 24px;border-top:1px solid #eaeff6;${FONT};font-size:14px;line-height:20px;${MUTED}">${lines(part.text)}</td></tr>
`;
  }
}

const cell = (
  content: Markup,
) => html`<tr><td class="ink" style="padding:10px 24px;${FONT};color:#1a2130">${content}</td></tr>
`;

function figure({ above, value, below }: Extract<Part, { type: 'figure' }>): Markup {
  return cell(html`${above !== undefined && html`<div class="muted" style="font-size:15px;line-height:22px;${MUTED}">${above}</div>`}
<div style="font-size:36px;line-height:44px;font-weight:700;letter-spacing:-0.5px;white-space:nowrap">${value}</div>
${below !== undefined && html`<div style="font-size:16px;line-height:24px;font-weight:500">${below}</div>`}`);
}

/** The padding is the link's own, so that all of the button can be pressed. */
function button({ label, address, note }: Extract<Part, { type: 'button' }>, { fill, onFill }: MailColours): Markup {
  return cell(html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td align="center" bgcolor="${fill}" style="border-radius:10px;background:${fill}"><a href="${address}" target="_blank" rel="noopener" style="display:block;padding:14px 16px;${FONT};font-size:16px;line-height:24px;font-weight:600;color:${onFill};text-decoration:none">${label}</a></td>
</tr></table>
${note !== undefined && html`<div class="muted" style="padding-top:10px;font-size:14px;line-height:20px;text-align:center;${MUTED}">${note}</div>`}`);
}

function rowHtml({ name, detail, amount }: Row, weight: string): Markup {
  return html`<tr><td class="row ink" style="padding:12px 24px;border-top:1px solid #eaeff6;${FONT};color:#1a2130">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="ink" style="${FONT};font-size:15px;line-height:22px;font-weight:${weight};color:#1a2130">${name}</td>
<td class="ink" align="right" style="padding-left:12px;${FONT};font-size:15px;line-height:22px;font-weight:600;color:#1a2130;white-space:nowrap">${amount}</td>
</tr></table>
${detail !== undefined && html`<div class="muted" style="font-size:14px;line-height:20px;${MUTED}">${detail}</div>`}
</td></tr>
`;
}

const link = ({ label, address }: { label: string; address: string }, colours: MailColours) =>
  html`<a class="link" href="${address}" target="_blank" rel="noopener" style="color:${colours.link};font-weight:600">${label}</a>`;

const lines = (text: string) => text.split('\n').map((line, index) => html`${index > 0 && html`<br>`}${line}`);

/** What programs without dark mode ignore, and those that know no width. */
const STYLE = `@media (max-width:480px){
.below{display:block!important;padding-left:0!important;text-align:left!important}
}
@media (prefers-color-scheme:dark){
.ground{background:#11131a!important;color:#e9ecf3!important}
.card{background:#191c26!important;border-color:#2c3140!important}
.ink{color:#e9ecf3!important}
.muted{color:#a9b2c2!important}
.row{border-color:#242936!important}
.link{color:#a8acf8!important}
}`;
