import { createElement, Fragment } from 'react';
import { expect, test } from 'vitest';
import { Form } from '#ui/form/form.tsx';
import { fieldNames } from '../../../testing/static-markup.tsx';
import type { User } from '../values.ts';
import { UserAccountFields, UserPersonFields } from './user-fields.tsx';
import { invitationOf, newInvite, newUser, newUserOf, updateOf, userFields, valuesOf } from './values.ts';

const id = '01a1fb6f-0000-7000-8000-000000000001';
const company = { id: '01a1fb6f-0000-7000-8000-000000000002', name: 'Żubr Sp. z o.o.', role: 'employee' as const };

const user: User = {
  id,
  first_name: 'Żaneta',
  last_name: 'Łoś',
  email: 'zaneta@zubr.example',
  phone: '+48600000000',
  position: null,
  isAdmin: false,
  role: 'employee',
  rights: [],
  status: 'active',
  locale: 'pl',
  theme: 'light',
  second_factor: 'email',
  companies: [{ ...company, vat_number: '0000000112' }],
  last_login_at: null,
  invited_at: null,
  invite_expires_at: null,
  created_at: '2026-11-20T08:00:00Z',
  updated_at: '2026-11-20T08:00:00Z',
  version: 3,
};

test('a user comes back from the form as it went in', () => {
  expect(updateOf(id, valuesOf(user))).toEqual({
    id,
    version: 3,
    first_name: 'Żaneta',
    last_name: 'Łoś',
    email: 'zaneta@zubr.example',
    phone: '+48600000000',
    position: null,
    role: 'employee',
    locale: 'pl',
    companies: [{ id: company.id, role: 'employee' }],
  });
});

test('what only owners may change of an administrator is not sent by another one', () => {
  const administrator = { ...user, role: 'administrator' as const, isAdmin: true, companies: [] };
  expect(updateOf(id, valuesOf(administrator), true)).toEqual({
    id,
    version: 3,
    first_name: 'Żaneta',
    last_name: 'Łoś',
    position: null,
    locale: 'pl',
  });
});

test('whoever begins to work in the office belongs to no company', () => {
  expect(updateOf(id, { ...valuesOf(user), role: 'accountant' }).companies).toEqual([]);
});

test('what a person must have and has not stays out of the calls', () => {
  expect(invitationOf(newInvite)).toEqual({ locale: 'pl', companies: [] });
  expect(newUserOf({ ...newUser, first_name: ' ' })).toEqual({
    locale: 'pl',
    companies: [],
    phone: null,
    position: null,
  });
});

test('every field of a user is shown', () => {
  const labels = { title: '', submitLabel: '', cancelHref: '/' };
  const ports = {
    values: valuesOf(user),
    send: () => Promise.resolve(user),
    onSaved: () => undefined,
    recordHref: String,
    draft: null,
  };
  const fields = createElement(Fragment, null, createElement(UserPersonFields), createElement(UserAccountFields));
  const form = { ...labels, ...ports, children: fields };
  // The search for companies is loaded later, unless another test has loaded it.
  const shown = new Set([...fieldNames(createElement(Form, form)), 'companies', 'version']);
  expect([...shown].toSorted()).toEqual(userFields.names.toSorted());
});
