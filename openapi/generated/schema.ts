// Written by `npm run generate` from openapi.yaml.
export interface paths {
    "/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What this office's portal shows
         * @description Public; read once before the first navigation. It holds no secret.
         */
        get: operations["getConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everybody who has an account with the office */
        get: operations["listUsers"];
        /**
         * Changes an account
         * @description Whoever may edit users changes anybody; others change their own name, phone, position and language only. A change of one's own phone or
         *     e-mail needs `current_password`, that of another account a password and a code that were given in this session in the last ten
         *     minutes: without them the answer is 403 `proof_needed`, and `POST /users/me/proof` is the way to them. The same holds for making
         *     somebody an owner or administrator. The address before is told of a new e-mail or phone, and can take a new e-mail back for seven
         *     days. Fields that are left out stay as they are. The e-mail,
         *     phone and role of an owner or another administrator are changed by owners only.
         */
        put: operations["updateUser"];
        /**
         * Makes an account and invites its owner
         * @description The person gets a link, chooses a password and is active then. An owner or administrator needs a recent proof of the caller, as `updateUser` says.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/my": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * People whom the caller works with
         * @description For a client everybody of the companies that they belong to; for the office the people of the companies that the caller looks after.
         */
        get: operations["listMyUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accounts that were deleted and can still be restored
         * @description Those of the last 30 days.
         */
        get: operations["listDeletedUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ids of all users that search and filters find
         * @description To do the same to all of them. More than 10 000 are refused.
         */
        get: operations["listUserIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The list of users as a file
         * @description The rows that the same search, filters and sort show, with the chosen columns. More than 20 000 are written in the background (202).
         */
        get: operations["exportUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Does the same to several users
         * @description Each user is changed or refused by itself, and the answer says which.
         */
        post: operations["changeUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invites somebody by e-mail
         * @description Only the address and the role are needed; the person fills in the rest. An owner or administrator needs a recent proof of the caller, as `updateUser` says.
         */
        post: operations["inviteUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Companies of a user
         * @description The office reads anybody's while its module `users` is on, clients their own.
         */
        get: operations["listUserCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sign-in that this browser has begun
         * @description Where the code went and how long it works, for a page that was reloaded between the steps. Read from the cookie of the first step
         *     alone. It does not say whose sign-in it is.
         */
        get: operations["getChallenge"];
        put?: never;
        /**
         * First step of signing in
         * @description Checks e-mail and password and sends a code. Unknown and known addresses answer alike.
         */
        post: operations["checkCredentials"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Second step of signing in
         * @description Takes the code that was sent, or the one of an authenticator app.
         */
        post: operations["verifyCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends another code for the same challenge */
        post: operations["resendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a link for a new password
         * @description Answers the same for known and unknown addresses. The link works once, for 30 minutes.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Makes a link with which a user sets a new password
         * @description The link also goes to the user by e-mail, and they learn who made it. Refused to a browser that follows a link, and for another
         *     administrator's account unless an owner asks. Whoever signed in more than ten minutes ago proves password and code first, with
         *     `POST /users/me/proof`; until then the answer is 403 `proof_needed`.
         */
        get: operations["createPasswordReset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/reset-password/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a link for a new password still works
         * @description Reading it does not use it up, because mail scanners open links first.
         */
        get: operations["getPasswordReset"];
        put?: never;
        /**
         * Sets a new password by a link
         * @description Ends every session of the account, and signs nobody in. The second factor stays as it is.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/invitations/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an invitation says
         * @description Reading it does not use it up.
         */
        get: operations["getInvitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/invitations/{token}/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends an invitation that has run out once more
         * @description The new link goes to the invited address, for 30 days after the one before ran out. Answers the same for every other token: of an
         *     invitation that was used, withdrawn or replaced, and of none.
         */
        post: operations["renewInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/email-changes/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a link that takes a change of address back still works
         * @description Reading it does not use it up, because mail scanners open links first.
         */
        get: operations["getEmailChange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/email-changes/{token}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives an account its former address back
         * @description By the link that went to the former address, within seven days of the change. Takes back every later change of the address, too.
         *     Ends every session of the account, voids its other links, its codes, recovery codes and password and the address of its calendar,
         *     makes an authenticator app again what it was, and sends a link for a new password to the former address. Repeated, it answers the
         *     same and does nothing more. 409 where another account has the address now.
         */
        post: operations["undoEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/deactivate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deactivates an account
         * @description The same as `POST /users/{id}/deactivate`, for clients that know only this call. Answers 405 without the header `X-Confirm`, and
         *     to whatever follows a link or fetches ahead, so that no page and no prefetch can lock anybody out.
         */
        get: operations["deactivateUserByGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Language and theme of one's portal */
        put: operations["updateMyPreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Completes the proof of this session with the code */
        put: operations["confirmMyProof"];
        /**
         * Proves one's own password, and sends the code that completes the proof
         * @description Calls that could hand somebody else's account over demand a proof of password and code that is at most ten minutes old, as right
         *     after signing in, and answer 403 `proof_needed` without. Called again within a minute, it answers the code that is on its way.
         */
        post: operations["prepareMyProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes one's password
         * @description Ends every other session of the account.
         */
        put: operations["changeMyPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Makes the authenticator app the second factor
         * @description Ends every other session of the account. The recovery codes are shown this once.
         */
        put: operations["confirmMyTotp"];
        /**
         * Begins to set up an authenticator app
         * @description Answers a new secret. Nothing changes before a code of the app has confirmed it.
         */
        post: operations["prepareMyTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/totp/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Goes back to codes by e-mail
         * @description Ends every other session of the account.
         */
        post: operations["disableMyTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes new recovery codes in place of the old ones */
        post: operations["renewMyRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the caller is signed in */
        get: operations["listMySessions"];
        put?: never;
        post?: never;
        /** Signs all of one's other devices out */
        delete: operations["revokeMyOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Signs one's other device out */
        delete: operations["revokeMySession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One user
         * @description The office reads anybody while its module `users` is on, clients themselves.
         */
        get: operations["getUser"];
        put?: never;
        /**
         * An invited person makes the account theirs
         * @description The link of the invitation works once, for 7 days.
         */
        post: operations["registerUser"];
        /**
         * Deletes an account
         * @description Its sessions end at once and its address is free again. It can be restored for 30 days.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a deleted account back */
        post: operations["restoreUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deactivates an account
         * @description Its sessions end at once. Not oneself, and not the last owner or administrator who can sign in.
         */
        post: operations["deactivateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets a deactivated or blocked account sign in again */
        post: operations["activateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/resend-invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends an invitation again
         * @description The link before stops working.
         */
        post: operations["resendInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/withdraw-invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraws an invitation
         * @description The link stops working and the account, which nobody has used, is gone.
         */
        post: operations["withdrawInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who changed what about a user */
        get: operations["listUserHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everybody in the office who can be given work
         * @description Active people by name, also where the office has no module of users.
         */
        get: operations["listOfficePeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/modules/smsapi/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Balance of the office's account for text messages */
        get: operations["getSmsProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who the access token belongs to */
        get: operations["getSession"];
        put?: never;
        /**
         * Third step of signing in
         * @description Consumes the verified challenge and answers a refresh token. Without Basic credentials it takes the challenge from the cookie alone:
         *     a page that was reloaded before the code came has forgotten the password, which the first step has proved.
         */
        post: operations["createSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turns a refresh token into an access token
         * @description The refresh token is replaced by its successor. The same token sent again within 30 seconds answers the same
         *     successor, so that a lost answer does not end the session; later, it is taken for stolen and the session ends.
         */
        post: operations["refreshSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs out
         * @description Takes the access token or the refresh token, and revokes both at once.
         */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Client companies of the office */
        get: operations["listCompanies"];
        put?: never;
        /** Adds a company */
        post: operations["createCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ids of all companies that search and filters find
         * @description To do the same to all of them. More than 10 000 are refused.
         */
        get: operations["listCompanyIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The list of companies as a file
         * @description The rows that the same search, filters and sort show, with the chosen columns. More than 20 000 are written in the background (202).
         */
        get: operations["exportCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/my": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Companies that the caller belongs to */
        get: operations["listMyCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds companies from a CSV or XLSX file
         * @description The first row names the columns, in English or with their Polish headings; in CSV the separator is a semicolon, a comma or a tab.
         *     The NIP is the key: a company that exists already is left as it is, so the same file may be sent again. Rows with mistakes are
         *     reported and not added; the others are added together, and can be taken back together. Rows may be mended without another file:
         *     `corrections` go before what stands in its cells.
         */
        post: operations["importCompanies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest imports */
        get: operations["listCompanyImports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/imports/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes an import back
         * @description Removes the companies that it added and nobody has touched since; the others stay, and the answer names them.
         */
        post: operations["undoCompanyImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A company in the public registers
         * @description The white list of VAT payers and the REGON register, asked side by side. One that does not answer is named, and the form goes on by hand.
         */
        get: operations["lookUpCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Views of the list with the number of companies in each
         * @description Those of every office, those that this one shares and those that the caller has saved.
         */
        get: operations["listCompanyViews"];
        put?: never;
        /** Saves a view of one's own */
        post: operations["saveCompanyView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Gives a view another name, what the list shows now, or shares it
         * @description By who has saved it; one that the office shares also by its administrators.
         */
        put: operations["updateCompanyView"];
        post?: never;
        /**
         * Forgets a view
         * @description By who has saved it; one that the office shares also by its administrators.
         */
        delete: operations["deleteCompanyView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives several companies another person of the office
         * @description Each company is changed or refused by itself, and the answer says which.
         */
        post: operations["changeCompanies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Companies that were deleted and can still be brought back
         * @description Those of the last 30 days.
         */
        get: operations["listDeletedCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One company
         * @description Administrators read any company, clients those that they belong to.
         */
        get: operations["getCompany"];
        /** Changes a company */
        put: operations["updateCompany"];
        post?: never;
        /**
         * Deletes a company that was added by mistake
         * @description Settlements that are still drafts go with it. Refused where something hangs on it that the law has the office keep: settlements that a client or an authority knows, employees, staff reports, work time. It can be brought back for 30 days.
         */
        delete: operations["deleteCompany"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a deleted company back */
        post: operations["restoreCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/pesel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * PESEL of the owner in full
         * @description For whoever settles the company. Each reading is written into the history of the company. At most 120 an hour for one person.
         */
        post: operations["readCompanyPesel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/beneficial-owners/{owner_id}/pesel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * PESEL of a beneficial owner in full
         * @description For whoever settles the company. Each reading is written into the history of the company. At most 120 an hour for one person.
         */
        post: operations["readBeneficialOwnerPesel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/partners/{partner_id}/pesel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * PESEL of a partner in full
         * @description For whoever settles the company. Each reading is written into the history of the company. At most 120 an hour for one person.
         */
        post: operations["readPartnerPesel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/change-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a client has proposed to change of their company's data
         * @description For the office, and for the people of the company but its employees.
         */
        get: operations["listChangeRequests"];
        put?: never;
        /**
         * Proposes a change of a company's data
         * @description By who represents the company. Only one waits at a time; what is as the office holds it already is left out.
         */
        post: operations["createChangeRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/change-requests/{request_id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a proposed change over, refuses it, or withdraws it
         * @description The office accepts, by which the data change at once, or refuses with a reason that the client reads; who represents the company
         *     withdraws.
         */
        post: operations["decideChangeRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who changed what about a company */
        get: operations["listCompanyHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * People of a company
         * @description Those on the client's side who see the company. Administrators read any company's, clients their own's.
         */
        get: operations["listCompanyPeople"];
        put?: never;
        /**
         * Lets a client see a company
         * @description The person must have a client's account already. Adding somebody again changes the role.
         */
        post: operations["addCompanyPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/people/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invites somebody to a company
         * @description For those who represent the company, and for people of the office who may edit users. The invited person gets a link by e-mail and is
         *     a client of this company alone. 409 for an address that has an account: the office adds such a person.
         */
        post: operations["inviteCompanyPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/people/{user_id}/resend-invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends an invitation to a company again
         * @description By whoever may invite to it. The link before stops working.
         */
        post: operations["resendCompanyInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/people/{user_id}/withdraw-invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraws an invitation to a company
         * @description By whoever may invite to it. The link stops working and the account, which nobody has used, is gone. 409 for somebody who was invited to other
         *     companies as well: the office sees to that.
         */
        post: operations["withdrawCompanyInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/people/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes a company from a client's sight */
        delete: operations["removeCompanyPerson"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/lifecycle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves a company on in its life with the office
         * @description A move that is not allowed is 422 with the reason. Active needs every required item of the onboarding checklist done or waived.
         */
        post: operations["changeCompanyLifecycle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/checklist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The onboarding or leaving checklist of a company */
        get: operations["getCompanyChecklist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/checklist/{item}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ticks an item, waives it with a reason, or opens it again */
        put: operations["setCompanyChecklistItem"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/employees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Employees of a company
         * @description The office reads any company's, who represents a company or is authorised their own's. Salaries are shown to who represents it and to the office.
         */
        get: operations["listEmployees"];
        put?: never;
        /** Adds an employee */
        post: operations["createEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/employees/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Employees of a company that were deleted and can still be brought back
         * @description Those of the last 30 days.
         */
        get: operations["listDeletedEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/employees/{employee_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes an employee */
        put: operations["updateEmployee"];
        post?: never;
        /**
         * Deletes an employee that was added by mistake
         * @description Refused where a report or an absence names them. It can be brought back for 30 days.
         */
        delete: operations["deleteEmployee"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/employees/{employee_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a deleted employee back */
        post: operations["restoreEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/employees/{employee_id}/identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * PESEL and passport of an employee in full
         * @description For reports to ZUS and the tax office. Each reading is written into the history of the company. At most 120 an hour for one person.
         */
        post: operations["readEmployeeIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/staff-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a company has reported about its staff */
        get: operations["listCompanyStaffReports"];
        put?: never;
        /**
         * Reports a new employee, an absence, the end of a contract
         * @description By who represents the company or is authorised, or by the office for them. A new employee is added as reported at once; the others name one.
         */
        post: operations["createStaffReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Staff reports of all companies */
        get: operations["listStaffReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Corrects a returned report and sends it again */
        put: operations["correctStaffReport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-reports/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accepts, finishes, returns or cancels a report
         * @description The office accepts, finishes and returns (with a remark); the client who sent it may cancel it until it is accepted.
         */
        post: operations["changeStaffReportStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Settlement tasks of the office */
        get: operations["listTasks"];
        put?: never;
        /**
         * Adds a task
         * @description A settlement exists once for a company, kind and period; corrections and one-off tasks as often as needed. A settlement of a month
         *     comes with the liabilities and declarations that opening the month would give it.
         */
        post: operations["createTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tasks that were deleted and can still be brought back
         * @description Those of the last 30 days.
         */
        get: operations["listDeletedTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ids of all tasks that search and filters find
         * @description To do the same to all of them. More than 10 000 are refused.
         */
        get: operations["listTaskIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list of tasks as a file */
        get: operations["exportTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/my": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Settlements of the caller's companies
         * @description Only those that the office shows to clients; newest period first.
         */
        get: operations["listMyTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/my/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One settlement of a company of the caller */
        get: operations["getMyTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tasks of one month by status
         * @description With those of the quarter or year that ends with it. At most 50 cards a column; `count` tells how many there are.
         */
        get: operations["getTaskBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/open-month": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates the settlements of a month
         * @description For each active company without one: its settlement with liabilities, declarations and due dates, from its tax profile. Once for a
         *     company, kind and period, however often it is asked for. A dry run only counts; else a job does it.
         */
        post: operations["openMonth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Does the same to several tasks
         * @description Each task is changed or refused by itself, and the answer says which.
         */
        post: operations["changeTasks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One task */
        get: operations["getTask"];
        /** Changes a task */
        put: operations["updateTask"];
        post?: never;
        /**
         * Deletes a task that was added by mistake
         * @description Its drafts go with it. Refused where the client knows an amount, a declaration has been sent, work time was written down for it, or it is closed. It can be brought back for 30 days.
         */
        delete: operations["deleteTask"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a deleted task back */
        post: operations["restoreTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves a task on
         * @description A move that is not allowed is 422 with the reason.
         */
        post: operations["changeTaskStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}/checklist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Adds, renames, removes and orders the items of a checklist
         * @description The items in their order; one that is left out is removed, one without id is new, and a tick stays with its item.
         */
        put: operations["setTaskChecklist"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}/checklist/{item_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ticks an item of the checklist, or takes the tick away */
        put: operations["tickTaskItem"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}/confirm-documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The client has delivered all documents of the period
         * @description From the client's side, by who represents the company or is authorised. Saying it again changes nothing.
         */
        post: operations["confirmDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}/late-documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The client announces documents
         * @description Never refused, and its accountant is told; once all were confirmed they are late, and the settlement is flagged.
         */
        post: operations["reportLateDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}/late-documents/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether late documents belong to this period or the next */
        post: operations["decideLateDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who did what to a task, its liabilities and declarations */
        get: operations["listTaskHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/liabilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the companies owe */
        get: operations["listLiabilities"];
        put?: never;
        /**
         * Adds a liability to a task
         * @description Due date, account, transfer symbol and title are computed from the kind, where they are not given.
         */
        post: operations["createLiability"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/liabilities/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Liabilities that were deleted and can still be brought back
         * @description Those of the last 30 days.
         */
        get: operations["listDeletedLiabilities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/liabilities/ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ids of all liabilities that search and filters find
         * @description To do the same to all of them. More than 10 000 are refused.
         */
        get: operations["listLiabilityIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/liabilities/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many liabilities search and filters find, and how much they come to */
        get: operations["getLiabilityTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/liabilities/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list of liabilities as a file */
        get: operations["exportLiabilities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/liabilities/my": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the caller's companies owe
         * @description Only what the office has published; by due date, and what is paid by the day of its payment, the last first. Whoever works for the company without representing it sees none.
         */
        get: operations["listMyLiabilities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/liabilities/my/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file of transfers for the bank
         * @description Everything that the caller's company has yet to pay, or one liability of it, in the form Elixir-0 that online banking reads: from
         *     the company's first account, on the due date. Nothing is paid or marked by it.
         */
        get: operations["exportMyTransfers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/liabilities/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tells clients their amounts
         * @description Approved and calculated liabilities of many companies at once. A dry run shows what each client will get and what stands in the
         *     way; else a job does it, and each client gets one message.
         */
        post: operations["publishLiabilities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/liabilities/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms payments, for example of a bank statement
         * @description Each by itself; one that is confirmed already stays as it is.
         */
        post: operations["confirmPayments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/liabilities/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One liability
         * @description A client sees only published ones of companies that they represent; looking at one marks it as read.
         */
        get: operations["getLiability"];
        /**
         * Changes a liability
         * @description A changed amount of a published one needs a reason; the client sees what it was, is, and the difference, and is told again.
         */
        put: operations["updateLiability"];
        post?: never;
        /**
         * Deletes a liability that was added by mistake
         * @description Only a draft: nobody has approved it, and the client has not been told. It can be brought back for 30 days.
         */
        delete: operations["deleteLiability"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/liabilities/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a deleted liability back */
        post: operations["restoreLiability"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/liabilities/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves a liability on
         * @description Publishing and payments have calls of their own; a move that is not allowed is 422 with the reason.
         */
        post: operations["changeLiabilityStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/liabilities/{id}/correction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lets the correction of a published amount through, or not
         * @description Where somebody checks the settlement, a changed amount waits for them: only they let it through, and the client is told then.
         *     Refused by them, or taken back by who asked for it, it is forgotten.
         */
        post: operations["decideCorrection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/liabilities/{id}/mark-paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The client says that it is paid
         * @description By who represents the company or is authorised, or by the office for them. `amount` is what has been paid by now in all, so that
         *     saying it twice is saying it once; less than the whole leaves the rest open.
         */
        post: operations["markLiabilityPaid"];
        /**
         * It was not paid after all
         * @description As long as the office has not confirmed the payment; the office may take its own confirmation back.
         */
        delete: operations["unmarkLiabilityPaid"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/liabilities/{id}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The confirmation of the transfer as a file */
        get: operations["getPaymentProof"];
        /**
         * The confirmation of the transfer
         * @description PDF or picture of at most 50 MB, uploaded for the purpose `payment_proof`; a new file replaces the one before.
         */
        put: operations["putPaymentProof"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/liabilities/{id}/calculation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file that shows how the amount came about */
        get: operations["getCalculation"];
        /**
         * A file that shows how the amount came about
         * @description PDF, XLSX or picture of at most 50 MB, uploaded for the purpose `calculation`; a new file replaces the one before. The client opens it
         *     once they are told the amount.
         */
        put: operations["putCalculation"];
        post?: never;
        /** Takes the file with the calculation away */
        delete: operations["deleteCalculation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/liabilities/{id}/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What to write into the bank's form
         * @description With the text of the Polish 2D payment code, where the amount and the recipient fit into one.
         */
        get: operations["getTransfer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank-statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Proposes which transfers of a statement paid which liabilities
         * @description MT940 or CSV of at most 10 MB, uploaded for the purpose `bank_statement`. Nothing is stored or changed; `confirmPayments` takes what
         *     the accountant accepts.
         */
        post: operations["readBankStatement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/declarations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Declarations of the companies */
        get: operations["listDeclarations"];
        put?: never;
        /** Adds a declaration to a task */
        post: operations["createDeclaration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/declarations/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list of declarations as a file */
        get: operations["exportDeclarations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/declarations/my": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sent declarations of the caller's companies */
        get: operations["listMyDeclarations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/declarations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the day and the remark of a declaration
         * @description Another day than the computed one needs a reason.
         */
        put: operations["updateDeclaration"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/declarations/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves a declaration on
         * @description Accepted needs the number of the official confirmation (UPO) or its file, rejected a reason. So does sending a form that is signed by
         *     power of attorney where the company's checklist says nothing of UPL-1.
         */
        post: operations["changeDeclarationStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/declarations/{id}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The official confirmation (UPO) as a file
         * @description The office reads any, a client those of companies that they represent.
         */
        get: operations["getDeclarationConfirmation"];
        /**
         * The official confirmation (UPO) as a file
         * @description PDF or XML of at most 50 MB, uploaded for the purpose `declaration_confirmation`; a new file replaces the one before.
         */
        put: operations["putDeclarationConfirmation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uptimes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Time entries
         * @description One's own; everybody's with the right `uptimes:read`. Newest first.
         */
        get: operations["listUptimes"];
        /**
         * Stops a settlement timer
         * @description One that is stopped already is answered as it is.
         */
        put: operations["stopUptime"];
        /**
         * Writes work down, or starts a settlement timer
         * @description With `end_date` it is finished work; without it a settlement timer begins, for which `settlement_id` is required. The identity of a
         *     timer is its person and its start: posting the same start again answers the entry that stands there (200), whatever its end. When it
         *     says something else of the work (comment, company, settlement, category, billable) than the finished entry, it is a 409.
         */
        post: operations["createUptime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uptimes/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much time the entries of a list make
         * @description Counts finished entries; one that runs has no length yet.
         */
        get: operations["getUptimeSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uptimes/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list of time entries as a file */
        get: operations["exportUptimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uptimes/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What runs for the caller now */
        get: operations["getActiveUptime"];
        /**
         * Remembers the start of a free timer for other devices
         * @description The earlier start stands, so that no work is lost between two devices; `replace` sets this one in any case.
         */
        put: operations["setActiveUptime"];
        post?: never;
        /**
         * Forgets the free timer
         * @description Posting its entry does so by itself.
         */
        delete: operations["clearActiveUptime"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uptimes/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes or deletes several time entries
         * @description Each entry is changed or refused by itself, and the answer says which. One's own; those of others with the right `uptimes:approve`.
         *     One that was handed in or rejected is a saved one again.
         */
        post: operations["changeUptimes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uptimes/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hands entries in for approval
         * @description One's own; those of others with the right `uptimes:approve`.
         */
        post: operations["submitUptimes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uptimes/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approves entries */
        post: operations["approveUptimes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uptimes/withdraw-approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes the approval of entries back
         * @description They wait for it again. Not in a closed month, and not once they are invoiced.
         */
        post: operations["withdrawUptimeApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uptimes/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives entries back to their person
         * @description An approved entry may be given back too; a change makes it a saved one.
         */
        post: operations["rejectUptimes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uptimes/months": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Work of each person by month, and whether the month is closed
         * @description One's own; everybody's with the right `uptimes:read`. Months with entries and closed months, newest first.
         */
        get: operations["listUptimeMonths"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uptimes/close-month": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Closes a month for some people or for all
         * @description Its entries cannot be changed any more. A person whose timer still runs in that month is refused.
         */
        post: operations["closeUptimeMonth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uptimes/reopen-month": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a closed month again */
        post: operations["reopenUptimeMonth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uptimes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One time entry */
        get: operations["getUptime"];
        /**
         * Changes a time entry
         * @description One that was handed in or rejected is a saved one again.
         */
        put: operations["updateUptime"];
        post?: never;
        /** Deletes a time entry */
        delete: operations["deleteUptime"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uptimes/{id}/split": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes two entries of one
         * @description The first ends where the second begins; together they are as long as the one was.
         */
        post: operations["splitUptime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uptimes/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who did what to a time entry */
        get: operations["listUptimeHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Companies with their three reports in short
         * @description Time is that of the current month in Poland.
         */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list of reports as a file */
        get: operations["exportReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/companies-uptimes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Working time of all companies in a period
         * @description Without days it tells of the current month.
         */
        get: operations["getCompaniesUptimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/companies-uptimes/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Working time of all companies as a file */
        get: operations["exportCompaniesUptimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/profitability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What each company costs the office in time
         * @description Until companies have prices it compares hours: in all, and in the peak window, the 5th to the 20th day of each month, when an hour
         *     is dearest. Without days it tells of the current month.
         */
        get: operations["getProfitability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/profitability/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What each company costs in time as a file */
        get: operations["exportProfitability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Settlements of a company month by month
         * @description Those whose period begins in the months of `from` and `to`; without them the last twelve months.
         */
        get: operations["getReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Settlements of a company as a file */
        get: operations["exportReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/{id}/uptimes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Working time of a company by month and category
         * @description Without days it tells of the last twelve months.
         */
        get: operations["getReportUptimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/{id}/uptimes/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Working time of a company by month and category as a file */
        get: operations["exportReportUptimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/{id}/workeruptimes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who worked for a company, and each of their entries
         * @description Whoever lacks the right `uptimes:read` gets a report of their own entries. Without days it tells of the current month. Sums are those
         *     of the whole period, `rows` those of one page.
         */
        get: operations["getReportWorkerUptimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/{id}/workeruptimes/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Entries of a company as a file */
        get: operations["exportReportWorkerUptimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What needs the office now */
        get: operations["getOfficeHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home/my": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a company of the caller has to do and to pay */
        get: operations["getClientHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest work in the background */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Documents of the companies */
        get: operations["listDocuments"];
        put?: never;
        /**
         * Hands a document over
         * @description By a person who acts for the company, to the office; or by the office, for the company to read (`from_office`) or for its own use
         *     (`internal`). Its files were uploaded before, for the purpose `document`. A file that the company has handed over already is refused
         *     (409), unless `again` says that it is meant. A document of a month whose documents were confirmed to be complete is marked as `late`.
         */
        post: operations["createDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ids of all documents that search and filters find
         * @description To do the same to all of them. More than 10 000 are refused.
         */
        get: operations["listDocumentIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list of documents as a file */
        get: operations["exportDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/my": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Documents of the caller's companies
         * @description Those that they have handed over, and those that the office has given to them, newest first. An employee of a company sees none.
         */
        get: operations["listMyDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Does the same to several documents
         * @description Each document is changed or refused by itself, and the answer says which.
         */
        post: operations["changeDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Documents that were deleted within the last 30 days */
        get: operations["listDeletedDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All documents of a company and month in one archive
         * @description With an index as CSV. The files are named after date, kind and title. Of what was rejected or is a duplicate there is only the line of the index.
         *     For the office, and for those of the company who see its documents.
         */
        get: operations["downloadDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One document
         * @description A client who opens one from the office has read it from then on (`read_at`).
         */
        get: operations["getDocument"];
        /**
         * Changes what is known of a document
         * @description The office changes everything, also the company, as long as the document is neither booked nor archived. Who acts for the company
         *     changes kind, month and name until the office has begun to check it.
         */
        put: operations["updateDocument"];
        post?: never;
        /**
         * Takes a document back
         * @description Who handed it over, until the office has begun to check it; the office, until it is booked. It can be restored within 30 days.
         */
        delete: operations["deleteDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restores a deleted document */
        post: operations["restoreDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves a document on
         * @description One of its `transitions`. A document that goes back to the client or is rejected needs a remark, which the client reads; a duplicate needs
         *     the document that it repeats.
         */
        post: operations["changeDocumentStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hands a document over again
         * @description Other files take the place of those before: by who acts for the company, as long as the document waits to be checked or is to be corrected;
         *     then it is `sent` again.
         */
        put: operations["replaceDocumentFiles"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/files/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of its files
         * @description With a token it is downloaded as it is. By a signed address it is shown: pictures and PDF under their own type, in the part that the
         *     header `Range` asks for.
         */
        get: operations["getDocumentFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/files/{number}/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An address at which a page can show one of its files
         * @description It works for a minute, without a token, as the caller and as long as the caller's session.
         */
        get: operations["getDocumentFileAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to a document */
        get: operations["getDocumentHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the office has asked companies for */
        get: operations["listDocumentRequests"];
        put?: never;
        /**
         * Asks companies for documents
         * @description Each company gets a request of its own. Those who act for it are told by e-mail, with a link by which they answer without signing in. They
         *     are reminded two days before the due date, on it, a day and three days after it (then by text message too), as long as something is
         *     missing.
         */
        post: operations["createDocumentRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document-requests/my": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the office asks the caller's companies for
         * @description Withdrawn ones are left out. An employee of a company sees none.
         */
        get: operations["listMyDocumentRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document-requests/linked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The request that an action link is for
         * @description Reading it changes nothing. It says which items have been delivered, and shows nothing of their files. 410 when the link has expired, the
         *     request is complete or withdrawn, or the person that it was sent to no longer acts for the company.
         */
        get: operations["getLinkedDocumentRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document-requests/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists of items that are asked for again and again */
        get: operations["listDocumentRequestTemplates"];
        put?: never;
        /** Keeps a list of items */
        post: operations["createDocumentRequestTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document-requests/templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a template
         * @description What was asked for by it stays.
         */
        delete: operations["deleteDocumentRequestTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One request */
        get: operations["getDocumentRequest"];
        /**
         * Changes what is asked for
         * @description Items that are not named go, except those with documents (409). A withdrawn request does not change (409).
         */
        put: operations["updateDocumentRequest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document-requests/{id}/reminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reminds of a request now
         * @description By e-mail, besides the reminders that are planned. At most once in an hour (409), and only as long as something is missing (409).
         */
        post: operations["remindOfDocumentRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document-requests/{id}/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraws a request
         * @description Reminders and links end. The documents that were handed over for it stay.
         */
        post: operations["withdrawDocumentRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document-requests/{id}/items/{item_id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hands over what an item asks for
         * @description By a person who acts for the company, or through an action link. Its files become one document of the request's month, linked to the
         *     item. Where a document of the item is to be corrected, they take the place of its files and it is `sent` again. The same file twice is
         *     refused (409), unless `again` says that it is meant.
         */
        post: operations["deliverDocumentRequestItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document-requests/{id}/items/{item_id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Says that there is no such document
         * @description With the reason; without one the item is asked for again. By a person who acts for the company, through an action link, or by the office.
         *     An item with documents is refused (409).
         */
        put: operations["answerDocumentRequestItem"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document-requests/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to a request */
        get: operations["getDocumentRequestHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Announces a file
         * @description Files are uploaded in pieces, by the protocol tus 1.0: this call announces one, `PATCH` sends a piece, and after a broken line `HEAD` says
         *     how much has come. A piece that was answered is on the disk. When all of it is there, its first bytes decide what it is, and it is
         *     refused where the purpose does not take that kind. The record that takes it over names it as `upload_id`. An upload that nobody
         *     takes over goes after a day.
         */
        post: operations["createUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Gives an upload up */
        delete: operations["deleteUpload"];
        options?: never;
        /** How much of a file has come */
        head: operations["getUploadOffset"];
        /** Sends a piece of a file */
        patch: operations["sendUploadPiece"];
        trace?: never;
    };
    "/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far a job is */
        get: operations["getJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file of an export that went on in the background
         * @description Only for the person who asked for it, while they work in the office. It is deleted after a day.
         */
        get: operations["getExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the caller has an address of their calendar */
        get: operations["getCalendarAddress"];
        put?: never;
        /**
         * Makes a private address of the caller's deadlines for a calendar program
         * @description The one before stops working.
         */
        post: operations["createCalendarAddress"];
        /** Makes the address stop working */
        delete: operations["deleteCalendarAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deadlines as iCalendar
         * @description For calendar programs, which send neither key nor token; who has the address may read. Some of them want an address that ends in
         *     `.ics`, so that the token may be followed by it.
         */
        get: operations["readCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Format: uuid */
        Id: string;
        /**
         * Format: date-time
         * @description An instant in UTC, for example 2026-11-21T08:15:00Z.
         */
        Instant: string;
        /** @description Grows with each change; an update carries the one it was made from. */
        Version: number;
        /** Format: email */
        Email: string;
        /**
         * Format: date
         * @description A day.
         */
        Date: string;
        /** @description For example 2026-03. */
        Month: string;
        /** @description A month 2026-03, a quarter 2026-Q1 or a year 2026. */
        Period: string;
        /** @description PLN, for example 1234.56. */
        Money: string;
        /** @description An amount as a decimal with a point, for example -1234.5. */
        SignedMoney: string;
        /** @description PLN as a decimal with a point, for example 1234.5. */
        WrittenMoney: string;
        /**
         * Format: line
         * @description Account number as people write it; spaces and the prefix PL do not matter.
         */
        WrittenAccount: string;
        PersonRef: {
            id: components["schemas"]["Id"];
            name: string;
        };
        CompanyRef: {
            id: components["schemas"]["Id"];
            name: string;
        };
        TaskRef: {
            id: components["schemas"]["Id"];
            title: string;
            kind: components["schemas"]["TaskKind"];
            period: components["schemas"]["Period"];
            status: components["schemas"]["TaskStatus"];
        };
        LiabilityRef: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["LiabilityKind"];
            period: components["schemas"]["Period"];
            /** @description Whose it is, of a partnership. */
            partner: string | null;
            amount: components["schemas"]["Money"] | null;
            due_date: components["schemas"]["Date"];
        };
        StaffReportRef: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["StaffReportKind"];
            /** @description Name. */
            employee: string | null;
        };
        BulkAnswer: {
            data: {
                done: number;
                refused: number;
                rows: {
                    id: components["schemas"]["Id"];
                    name: string;
                    /** @enum {string} */
                    result: "done" | "refused";
                    /** @description Why it was refused; one sentence in the caller's language. */
                    error: string | null;
                }[];
            };
        };
        IdsAnswer: {
            data: components["schemas"]["Id"][];
        };
        /** @enum {string} */
        TaskStatus: "awaiting_documents" | "incomplete" | "complete" | "booking" | "clarification" | "booked" | "calculated" | "review" | "published" | "closed" | "correcting" | "suspended" | "cancelled";
        /**
         * @description Keys of `sort` in the list of tasks.
         * @enum {string}
         */
        TaskSort: "due_at" | "title" | "company" | "period" | "status" | "priority" | "assignee" | "created_at";
        /**
         * @description Keys of the columns that an office may arrange in its list of tasks.
         * @enum {string}
         */
        TaskColumn: "title" | "company" | "period" | "status" | "tracks" | "assignee" | "docs_due_at" | "due_at" | "priority";
        ClientTask: {
            id: components["schemas"]["Id"];
            title: string;
            kind: components["schemas"]["TaskKind"];
            period: components["schemas"]["Period"];
            company: components["schemas"]["CompanyRef"];
            step: components["schemas"]["ClientStep"];
            status: components["schemas"]["TaskStatus"];
            docs_due_at: components["schemas"]["Date"] | null;
            missing: string[];
            late_docs: boolean;
            documents_confirmed_at: components["schemas"]["Instant"] | null;
            /** @description Whether the caller may confirm the documents now. */
            can_confirm: boolean;
            to_pay: components["schemas"]["Money"] | null;
        };
        Liability: {
            id: components["schemas"]["Id"];
            task: components["schemas"]["TaskRef"];
            company: components["schemas"]["CompanyRef"];
            kind: components["schemas"]["LiabilityKind"];
            /** @description Name of the partner who owes it; null for what the company owes. */
            partner: string | null;
            period: components["schemas"]["Period"];
            /** @description Null until it is calculated. */
            amount: components["schemas"]["Money"] | null;
            result: components["schemas"]["LiabilityResult"] | null;
            status: components["schemas"]["LiabilityStatus"];
            /** @description As the act says, before the shift to a working day. */
            statutory_date: components["schemas"]["Date"];
            due_date: components["schemas"]["Date"];
            /** @description Why the office set another date. */
            due_reason: string | null;
            overdue: boolean;
            recipient: string;
            /** @description 26 digits. */
            account: string | null;
            transfer_symbol: string | null;
            transfer_period: string | null;
            /** @description Title of the transfer. */
            title: string | null;
            basis: components["schemas"]["BasisLine"][];
            /** @description The file with the calculation. */
            calculation: components["schemas"]["Proof"] | null;
            correction: components["schemas"]["Correction"] | null;
            /** @description Null for clients. */
            waiting: components["schemas"]["WaitingCorrection"] | null;
            published_at: components["schemas"]["Instant"] | null;
            read_at: components["schemas"]["Instant"] | null;
            paid_at: components["schemas"]["Date"] | null;
            paid_amount: components["schemas"]["Money"] | null;
            proof: components["schemas"]["Proof"] | null;
            confirmed_at: components["schemas"]["Instant"] | null;
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /**
         * @description Tax and contribution names that have no English equal keep theirs. `lump_sum` is the flat-rate income tax (ryczałt).
         * @enum {string}
         */
        LiabilityKind: "zus" | "pit" | "lump_sum" | "cit" | "vat" | "pit4" | "pit8ar" | "pcc" | "ppk" | "pfron" | "property" | "office" | "other";
        /** @enum {string} */
        LiabilityStatus: "to_calculate" | "calculated" | "approved" | "published" | "read" | "paid" | "confirmed" | "not_applicable";
        /**
         * @description Keys of `sort` in the list of liabilities.
         * @enum {string}
         */
        LiabilitySort: "due_date" | "company" | "kind" | "period" | "amount" | "status" | "created_at";
        /**
         * @description Keys of the columns that an office may arrange in its list of liabilities.
         * @enum {string}
         */
        LiabilityColumn: "company" | "kind" | "period" | "amount" | "due_date" | "status" | "account";
        /**
         * @description Keys of `sort` in the list of declarations.
         * @enum {string}
         */
        DeclarationSort: "due_date" | "company" | "form" | "period" | "status";
        /**
         * @description Keys of the columns that an office may arrange in its list of declarations.
         * @enum {string}
         */
        DeclarationColumn: "company" | "form" | "period" | "due_date" | "status" | "assignee" | "sent_at" | "upo_number";
        /**
         * @description Keys of `sort` in the list of staff reports.
         * @enum {string}
         */
        StaffReportSort: "created_at" | "company" | "kind" | "status";
        /**
         * @description Keys of `sort` in the list of reports.
         * @enum {string}
         */
        ReportSort: "title";
        /**
         * @description Keys of the columns that an office may arrange in its list of reports.
         * @enum {string}
         */
        ReportColumn: "title" | "report1" | "report2" | "report3";
        /**
         * @description Keys of `sort` in the list of time entries.
         * @enum {string}
         */
        UptimeSort: "start_date" | "seconds" | "category" | "status";
        /** @enum {string} */
        CompanyRole: "representative" | "authorised" | "employee" | "viewer";
        /** @description Work that goes on after the answer; killed at any moment it is taken up again and comes to the same end. */
        Job: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "open_month" | "publish" | "export";
            /** @enum {string} */
            status: "queued" | "running" | "done" | "failed";
            done: number;
            total: number;
            /** @description What came of it, for example `settlements`. */
            counts: {
                [key: string]: number;
            };
            error: string | null;
            /** @description Name of the person; null for the portal itself. */
            created_by: string | null;
            created_at: components["schemas"]["Instant"];
            finished_at: components["schemas"]["Instant"] | null;
        };
        Document: {
            id: components["schemas"]["Id"];
            company: components["schemas"]["CompanyRef"];
            kind: components["schemas"]["DocumentKind"];
            month: components["schemas"]["Month"];
            direction: components["schemas"]["DocumentDirection"];
            source: components["schemas"]["DocumentSource"];
            title: string;
            number: string | null;
            contractor_nip: string | null;
            contractor_name: string | null;
            issue_date: components["schemas"]["Date"] | null;
            sale_date: components["schemas"]["Date"] | null;
            payment_due: components["schemas"]["Date"] | null;
            net: components["schemas"]["Money"] | null;
            vat: components["schemas"]["Money"] | null;
            gross: components["schemas"]["Money"] | null;
            /** @description Three letters of ISO 4217, usually PLN. */
            currency: string;
            status: components["schemas"]["DocumentStatus"];
            /** @description What the office says of it; the client reads it. */
            remark: string | null;
            visibility: components["schemas"]["DocumentVisibility"];
            /** @description Handed over after the documents of its month were confirmed to be complete. */
            late: boolean;
            duplicate_of: components["schemas"]["DocumentRef"] | null;
            retained_until: components["schemas"]["Date"];
            files: components["schemas"]["DocumentFile"][];
            /** @description When the company first opened a document from the office. */
            read_at: components["schemas"]["Instant"] | null;
            /** @description To which the office can move it now. */
            transitions: components["schemas"]["DocumentStatus"][];
            /** @description Whether who acts for the company may change it or hand it over again now. */
            editable: boolean;
            /** @description Name of who handed it over. */
            created_by: string | null;
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /**
         * @description Invoice of a sale, of a cost, correcting invoice; bank statement; report of a cash register; contract; document of an employee, payroll;
         *     declaration, its confirmation; letter of an authority; confirmation of a transfer; anything else.
         * @enum {string}
         */
        DocumentKind: "sale" | "cost" | "correction" | "bank_statement" | "cash_report" | "contract" | "staff" | "payroll" | "declaration" | "upo" | "official_letter" | "transfer" | "other";
        /**
         * @description Handed over; being checked; to be corrected by the client; accepted; booked; rejected; a duplicate of another; archived.
         * @enum {string}
         */
        DocumentStatus: "sent" | "in_review" | "to_correct" | "accepted" | "booked" | "rejected" | "duplicate" | "archived";
        /**
         * @description Keys of `sort` in the list of documents.
         * @enum {string}
         */
        DocumentSort: "created_at" | "title" | "company" | "kind" | "month" | "status" | "issue_date" | "gross";
        /**
         * @description Keys of the columns that an office may arrange in its list of documents.
         * @enum {string}
         */
        DocumentColumn: "title" | "company" | "kind" | "month" | "status" | "number" | "contractor" | "issue_date" | "gross" | "files" | "created_by" | "created_at";
        DocumentRequest: {
            id: components["schemas"]["Id"];
            company: components["schemas"]["CompanyRef"];
            month: components["schemas"]["Month"];
            /** @description The settlement that lacks these documents. */
            task: components["schemas"]["DocumentRef"] | null;
            /** @example Dokumenty za październik */
            title: string;
            description: string | null;
            due_date: components["schemas"]["Date"];
            status: components["schemas"]["DocumentRequestStatus"];
            /** @description Something is still missing after the due date. */
            overdue: boolean;
            items: components["schemas"]["DocumentRequestItem"][];
            /** @description Items that are delivered, accepted or do not exist. */
            done: number;
            /** @description When the company was told last. */
            reminded_at: components["schemas"]["Instant"] | null;
            /** @description Name of who asked. */
            created_by: string | null;
            created_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /**
         * @description Nothing has come; something has come; everything has come or was said not to exist; everything is accepted; withdrawn by the office.
         * @enum {string}
         */
        DocumentRequestStatus: "waiting" | "partial" | "delivered" | "accepted" | "withdrawn";
        /**
         * @description Keys of `sort` in the list of document requests.
         * @enum {string}
         */
        DocumentRequestSort: "due_date" | "title" | "company" | "month" | "status" | "created_at";
        /**
         * @description Keys of the columns that an office may arrange in its list of document requests.
         * @enum {string}
         */
        DocumentRequestColumn: "title" | "company" | "month" | "due_date" | "status" | "progress" | "reminded_at" | "created_by" | "created_at";
        /**
         * @description What a file is uploaded for; it decides which kinds and how many bytes are taken.
         * @enum {string}
         */
        UploadPurpose: "calculation" | "payment_proof" | "declaration_confirmation" | "company_import" | "bank_statement" | "document";
        /** @description A file that was uploaded whole, see `POST /uploads`. */
        UploadRef: {
            upload_id: components["schemas"]["Id"];
        };
        /**
         * @description Keys of `sort` in the list of companies.
         * @enum {string}
         */
        CompanySort: "name" | "company_type" | "vat_number" | "lifecycle" | "owner" | "city" | "created_at" | "accounting_status" | "tasks";
        /**
         * @description Keys of the columns that an office may arrange in its list of companies.
         * @enum {string}
         */
        CompanyColumn: "title" | "company_type" | "vat_number" | "owner" | "accounting_status" | "tasks" | "documents" | "city" | "lifecycle" | "email" | "phone";
        /**
         * @description Keys of `sort` in the lists of users.
         * @enum {string}
         */
        UserSort: "first_name" | "last_name" | "email" | "role" | "status" | "last_login_at" | "created_at";
        /**
         * @description Keys of the columns that an office may arrange in its list of users.
         * @enum {string}
         */
        UserColumn: "name" | "role" | "companies" | "email" | "phone" | "position" | "status" | "last_login_at" | "created_at";
        NewUser: {
            first_name: components["schemas"]["FirstName"];
            last_name: components["schemas"]["LastName"];
            email: components["schemas"]["Email"];
            phone?: components["schemas"]["WrittenPhone"] | null;
            /** Format: line */
            position?: string | null;
            role: components["schemas"]["Role"];
            locale?: components["schemas"]["Locale"];
            companies?: components["schemas"]["UserCompanyLink"][];
        };
        /** @description One office, as a file in `tenants/`; the name of the file is the name of the tenant. */
        TenantFile: {
            $schema?: string;
            /** @description Host names that lead to this office; `*` takes those that no other office names. */
            hosts: string[];
            /** @description Names of the client builds that may call. They are public and give no right. */
            api_keys: string[];
            brand: components["schemas"]["Brand"];
            settings?: components["schemas"]["OfficeSettings"];
            modules: components["schemas"]["Modules"];
        };
        /** @description What is left out of the tax profile follows from the legal form. */
        NewCompany: {
            /** Format: line */
            short_name?: string | null;
            /** Format: line */
            regon?: string | null;
            /** Format: line */
            krs?: string | null;
            /** Format: line */
            street?: string | null;
            /** Format: line */
            building?: string | null;
            /** Format: line */
            flat?: string | null;
            /** Format: line */
            postal_code?: string | null;
            country?: string;
            tax_office_code?: string | null;
            taxation_form?: components["schemas"]["TaxationForm"];
            books_form?: components["schemas"]["BooksForm"];
            income_period?: components["schemas"]["IncomePeriod"];
            vat_status?: components["schemas"]["VatStatus"];
            vat_eu?: boolean;
            vat_period?: components["schemas"]["VatPeriod"] | null;
            zus_scheme?: components["schemas"]["ZusScheme"];
            zus_scheme_until?: components["schemas"]["Date"] | null;
            has_employees?: boolean;
            ppk?: boolean;
            pfron?: boolean;
            docs_due_day?: number;
            doc_channel?: components["schemas"]["DocChannel"];
            contract_from?: components["schemas"]["Date"] | null;
            contract_to?: components["schemas"]["Date"] | null;
            /** @description How long a settlement may take. */
            time_budget_minutes?: number | null;
            /**
             * @description Chosen by the office, 5 for budgetary units, 20 for a company in organisation; null where the legal form tells it.
             * @enum {integer|null}
             */
            zus_deadline_own?: 5 | 15 | 20 | null;
            /** Format: line */
            notice_period?: string | null;
            aml_risk?: components["schemas"]["AmlRisk"] | null;
            aml_review_at?: components["schemas"]["Date"] | null;
            /** @description Somebody of it is politically exposed; null where nobody has said it. */
            pep?: boolean | null;
            /** Format: text */
            pep_note?: string | null;
            rodo_agreement_at?: components["schemas"]["Date"] | null;
            /** Format: text */
            notes?: string | null;
            /** Format: line */
            name: string;
            company_type: components["schemas"]["CompanyType"];
            vat_number: components["schemas"]["WrittenVatNumber"];
            /**
             * Format: line
             * @description Of the owner; left out it stays as it is.
             */
            pesel?: string | null;
            /** @description Only of a new company, which begins as onboarding; later it moves by its own call. */
            lifecycle?: components["schemas"]["Lifecycle"];
            owner_id?: components["schemas"]["Id"] | null;
            payroll_owner_id?: components["schemas"]["Id"] | null;
            /** @description Who checks its settlements; not who looks after it. */
            reviewer_id?: components["schemas"]["Id"] | null;
            /** Format: line */
            city?: string | null;
            /** Format: email */
            email?: string | null;
            /** Format: line */
            phone?: string | null;
            lump_rates?: (2 | 3 | 5.5 | 8.5 | 10 | 12 | 12.5 | 14 | 15 | 17)[];
            bank_accounts?: components["schemas"]["WrittenAccount"][];
            zus_account?: components["schemas"]["WrittenAccount"] | null;
            /** @description All of them, of a partnership whose partners are taxed themselves; left out they stay as they are. */
            partners?: components["schemas"]["WrittenPartner"][];
            /** @description All of them; left out they stay as they are. */
            beneficial_owners?: components["schemas"]["WrittenBeneficialOwner"][];
        };
        PageMeta: {
            page: number;
            limit: number;
            total: number;
            /** @description There are more than `total`: a search is counted up to 20 000. Missing where `total` is exact. */
            more?: boolean;
            /** @description Cursor of the page after this one; missing on the last. */
            next?: string;
            /** @description Cursor of the page before this one; missing on the first. */
            previous?: string;
        };
        /** @description The part of a link that gives the right; it works once. */
        LinkToken: string;
        HistoryEntry: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Instant"];
            /** @description Name of the person; null for the portal itself. */
            actor: string | null;
            /** @description For example `user.updated`. */
            action: string;
            changes: components["schemas"]["HistoryChange"][];
        };
        HistoryChange: {
            field: string;
            /** @description Null where there was nothing, or where it is a secret. */
            before: string | null;
            after: string | null;
        };
        HistoryPage: {
            data: components["schemas"]["HistoryEntry"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description RFC 9457, with the sentence to show in `error`. */
        Problem: {
            /** @description Address of the explanation of this `code`. */
            type: string;
            title: string;
            status: number;
            /** @description One sentence in the caller's language. */
            error: string;
            code: string;
            errors?: components["schemas"]["FieldError"][];
            requestId: string;
        };
        FieldError: {
            /** @description JSON pointer into the request, for example `/vat_number`. */
            pointer: string;
            code: string;
            /** @description One sentence in the caller's language. */
            message: string;
            /** @description Path, below /api, of the record that is in the way, when the caller may open it. */
            link?: string;
        };
        Colour: string;
        Brand: {
            /** @description Stands in page titles: `Firmy | Biuro`. */
            product: string;
            office: string;
            primary: components["schemas"]["Colour"];
            secondary: components["schemas"]["Colour"];
            phone?: string;
            email?: components["schemas"]["Email"];
        };
        Component: {
            visible: boolean;
            variant: number;
        };
        Column: {
            key: string;
            /** @description Heading; empty for the built-in one. In the file of an office in Polish, in answers in the caller's language. */
            title: string;
            /** @description In the file of an office: the heading in English. */
            title_en?: string;
            /** @enum {string} */
            align: "left" | "right" | "center";
            sortable: boolean;
            visible: boolean;
        };
        Module: {
            enabled: boolean;
            components: {
                [key: string]: components["schemas"]["Component"];
            };
            /** @description Column lists by the name of the list. */
            columns: {
                [key: string]: components["schemas"]["Column"][];
            };
        };
        /** @description A module that is not built yet. An office may prepare its configuration, but not switch it on. */
        ComingModule: {
            /** @constant */
            enabled: false;
            components: {
                [key: string]: components["schemas"]["Component"];
            };
            columns: {
                [key: string]: components["schemas"]["Column"][];
            };
        };
        /** @description One entry per module, each required, so that a new module cannot be forgotten in a tenant's file. */
        Modules: {
            dashboard: components["schemas"]["Module"];
            company: components["schemas"]["Module"];
            users: components["schemas"]["Module"];
            employees: components["schemas"]["Module"];
            documents: components["schemas"]["Module"];
            tasks: components["schemas"]["Module"];
            tickets: components["schemas"]["ComingModule"];
            messages: components["schemas"]["ComingModule"];
            surveys: components["schemas"]["ComingModule"];
            polls: components["schemas"]["ComingModule"];
            trainings: components["schemas"]["ComingModule"];
            pricelist: components["schemas"]["ComingModule"];
            reports: components["schemas"]["Module"];
            recurring_tasks: components["schemas"]["ComingModule"];
            limits: components["schemas"]["ComingModule"];
            settings: components["schemas"]["ComingModule"];
            uptime: components["schemas"]["Module"];
        };
        AppConfig: {
            /** @description Name of the office in addresses and of its database schema. */
            tenant: string;
            /** @enum {string} */
            mode: "demo" | "production";
            /** @description True where a demo, with its known passwords, is open to the network; left out elsewhere. */
            demo_exposed?: boolean;
            brand: components["schemas"]["Brand"];
            modules: components["schemas"]["Modules"];
        };
        /**
         * @description The first six work in the office, the last four in a client company.
         * @enum {string}
         */
        Role: "owner" | "administrator" | "accountant" | "payroll" | "assistant" | "auditor" | "representative" | "authorised" | "employee" | "viewer";
        /** @enum {string} */
        UserStatus: "invited" | "active" | "blocked" | "deactivated";
        /** @description A user as lists show it. */
        UserRow: {
            id: components["schemas"]["Id"];
            first_name: string;
            last_name: string;
            email: string;
            phone: string | null;
            position: string | null;
            isAdmin: boolean;
            role: components["schemas"]["Role"];
            status: components["schemas"]["UserStatus"];
            /** @description Invited, and the link was not used in its seven days. */
            invite_expired: boolean;
            /** @description How many companies the user belongs to. */
            companies: number;
            last_login_at: components["schemas"]["Instant"] | null;
            created_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        UserPage: {
            data: components["schemas"]["UserRow"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** Format: line */
        FirstName: string;
        /** Format: line */
        LastName: string;
        /**
         * Format: phone
         * @description As people write it; spaces and hyphens do not matter, and without a prefix it is a Polish number.
         */
        WrittenPhone: string;
        /** @enum {string} */
        Locale: "pl" | "en";
        UserCompanyLink: {
            id: components["schemas"]["Id"];
            role: components["schemas"]["CompanyRole"];
        };
        UserUpdate: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            first_name?: components["schemas"]["FirstName"];
            last_name?: components["schemas"]["LastName"];
            email?: components["schemas"]["Email"];
            phone?: components["schemas"]["WrittenPhone"] | null;
            /** Format: line */
            position?: string | null;
            role?: components["schemas"]["Role"];
            locale?: components["schemas"]["Locale"];
            companies?: components["schemas"]["UserCompanyLink"][];
            /** Format: password */
            current_password?: string;
        };
        /**
         * @description What a role may do in the office beyond reading.
         * @enum {string}
         */
        Right: "companies:edit" | "employees:edit" | "tasks:edit" | "documents:edit" | "users:edit" | "audit:read" | "settings:edit" | "uptimes:edit" | "uptimes:read" | "uptimes:approve";
        /** @enum {string} */
        Theme: "light" | "dark" | "system";
        /** @enum {string} */
        SecondFactor: "email" | "sms" | "totp";
        UserCompany: {
            id: components["schemas"]["Id"];
            name: string;
            vat_number: string;
            role: components["schemas"]["CompanyRole"];
        };
        User: {
            id: components["schemas"]["Id"];
            first_name: string;
            last_name: string;
            email: string;
            /** @description International, for example `+48600000000`. */
            phone: string | null;
            position: string | null;
            /** @description Works in the office and uses the dashboard. */
            isAdmin: boolean;
            role: components["schemas"]["Role"];
            rights: components["schemas"]["Right"][];
            status: components["schemas"]["UserStatus"];
            locale: components["schemas"]["Locale"];
            theme: components["schemas"]["Theme"];
            second_factor: components["schemas"]["SecondFactor"];
            companies: components["schemas"]["UserCompany"][];
            last_login_at: components["schemas"]["Instant"] | null;
            invited_at: components["schemas"]["Instant"] | null;
            invite_expires_at: components["schemas"]["Instant"] | null;
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        UserAnswer: {
            data: components["schemas"]["User"];
        };
        DeletedUserRow: {
            id: components["schemas"]["Id"];
            first_name: string;
            last_name: string;
            email: string;
            role: components["schemas"]["Role"];
            deleted_at: components["schemas"]["Instant"];
        };
        DeletedUserPage: {
            data: components["schemas"]["DeletedUserRow"][];
            meta: components["schemas"]["PageMeta"];
        };
        JobAnswer: {
            data: components["schemas"]["Job"];
        };
        BulkChange: {
            /** @enum {string} */
            action: "activate" | "deactivate" | "delete" | "restore" | "resend_invite";
            ids: components["schemas"]["Id"][];
        };
        BulkRow: {
            id: components["schemas"]["Id"];
            /** @description Empty for an id that leads to nobody. */
            name: string;
            /** @enum {string} */
            result: "done" | "refused";
            /** @description One sentence in the caller's language. */
            error: string | null;
            /** @description False when it was so already and when it was refused. */
            changed: boolean;
            /** @description Status of the account before; null for an id that leads to nobody. */
            before: components["schemas"]["UserStatus"] | null;
        };
        UserBulkAnswer: {
            data: {
                done: number;
                refused: number;
                rows: components["schemas"]["BulkRow"][];
            };
        };
        Invitation: {
            email: components["schemas"]["Email"];
            role: components["schemas"]["Role"];
            locale?: components["schemas"]["Locale"];
            companies?: components["schemas"]["UserCompanyLink"][];
        };
        UserCompanyList: {
            data: components["schemas"]["UserCompany"][];
        };
        PendingChallenge: {
            /** @enum {string} */
            channel: "email" | "sms" | "totp";
            /** @description Masked address or number, for example `k••••@demo.example`. */
            destination: string;
            expires_at: components["schemas"]["Instant"];
            resend_at: components["schemas"]["Instant"];
        };
        PendingChallengeAnswer: {
            data: components["schemas"]["PendingChallenge"];
        };
        Credentials: {
            email: components["schemas"]["Email"];
            /** Format: password */
            password: string;
        };
        /** @enum {string} */
        CodeChannel: "email" | "sms" | "totp";
        LoginChallenge: {
            challenge: string;
            channel: components["schemas"]["CodeChannel"];
            /** @description Masked address or number, for example `k••••@demo.example`. */
            destination: string;
            expires_at: components["schemas"]["Instant"];
            resend_at: components["schemas"]["Instant"];
        };
        /** @description Six digits, where spaces do not matter, or one recovery code of an account with an authenticator app. */
        Code: string;
        Verification: {
            email: components["schemas"]["Email"];
            code: components["schemas"]["Code"];
        };
        Verified: {
            data: {
                /** @constant */
                verified: true;
            };
        };
        Resend: {
            email: components["schemas"]["Email"];
        };
        ForgottenPassword: {
            email: components["schemas"]["Email"];
        };
        ResetTokenAnswer: {
            data: {
                token: components["schemas"]["LinkToken"];
                expires_at: components["schemas"]["Instant"];
            };
        };
        PasswordResetAnswer: {
            data: {
                /** @description Masked, for example `k••••@demo.example`. */
                email: string;
                expires_at: components["schemas"]["Instant"];
            };
        };
        /**
         * Format: password
         * @description Common passwords and those that hold one's own address or the office's name are refused.
         */
        Password: string;
        NewPassword: {
            password: components["schemas"]["Password"];
        };
        InvitationAnswer: {
            data: {
                id: components["schemas"]["Id"];
                email: string;
                /** @description Empty where the inviting person did not know it. */
                first_name: string;
                last_name: string;
                role: components["schemas"]["Role"];
                /** @description Names of the companies that wait for the person. */
                companies: string[];
                /** @description Name of the inviting person. */
                invited_by: string | null;
                expires_at: components["schemas"]["Instant"];
            };
        };
        EmailChangeAnswer: {
            data: {
                /** @description The former address, masked. */
                email: string;
                expires_at: components["schemas"]["Instant"];
            };
        };
        Preferences: {
            locale?: components["schemas"]["Locale"];
            theme?: components["schemas"]["Theme"];
        };
        CodeProof: {
            code: components["schemas"]["Code"];
        };
        PasswordProof: {
            /** Format: password */
            current_password: string;
        };
        ProofCodeAnswer: {
            data: {
                channel: components["schemas"]["CodeChannel"];
                /** @description Masked address or number; empty for an authenticator app. */
                destination: string;
                expires_at: components["schemas"]["Instant"];
                resend_at: components["schemas"]["Instant"];
            };
        };
        PasswordChange: {
            /** Format: password */
            current_password: string;
            password: components["schemas"]["Password"];
        };
        TotpConfirmation: {
            code: string;
        };
        RecoveryCodesAnswer: {
            data: {
                recovery_codes: string[];
            };
        };
        TotpSetupAnswer: {
            data: {
                /** @description Base32, for typing into the app. */
                secret: string;
                /** @description `otpauth://` address for a QR code. */
                uri: string;
            };
        };
        Session: {
            id: components["schemas"]["Id"];
            current: boolean;
            /** @description API key of the client, for example `biuro-web`. */
            client: string;
            /** @description Program and system, for example `Firefox, Linux`. */
            device: string;
            ip: string;
            created_at: components["schemas"]["Instant"];
            last_active_at: components["schemas"]["Instant"];
            expires_at: components["schemas"]["Instant"];
        };
        SessionList: {
            data: components["schemas"]["Session"][];
        };
        Registration: {
            token: components["schemas"]["LinkToken"];
            first_name: components["schemas"]["FirstName"];
            last_name: components["schemas"]["LastName"];
            phone?: components["schemas"]["WrittenPhone"] | null;
            password: components["schemas"]["Password"];
            locale?: components["schemas"]["Locale"];
        };
        OfficePeopleAnswer: {
            data: components["schemas"]["PersonRef"][];
        };
        SmsProfileAnswer: {
            data: {
                /** @description The office sends text messages. */
                enabled: boolean;
                points: number | null;
                sender: string | null;
                /** @description Why the provider did not answer. */
                error: string | null;
            };
        };
        SessionOwner: {
            /** @constant */
            loggedIn: true;
            id: components["schemas"]["Id"];
        };
        RefreshToken: {
            refresh_token: string;
        };
        Tokens: {
            access_token: string;
            refresh_token: string;
            /** @description Life of the access token in seconds. */
            expires_in: number;
        };
        /**
         * @description Legal form. Polish abbreviations without an English equal keep their name.
         * @enum {string}
         */
        CompanyType: "jdg" | "sc" | "sj" | "sp" | "sk" | "ska" | "zoo" | "psa" | "sa" | "foundation" | "association" | "community" | "farmer" | "other";
        /** @enum {string} */
        Lifecycle: "prospect" | "onboarding" | "active" | "suspended" | "notice" | "ended";
        /** @enum {string} */
        VatStatus: "active" | "exempt" | "unregistered";
        /**
         * @description How the income is taxed. `lump_sum` is ryczałt od przychodów ewidencjonowanych, `tax_card` karta podatkowa.
         * @enum {string}
         */
        TaxationForm: "scale" | "linear" | "lump_sum" | "tax_card" | "cit9" | "cit19" | "estonian_cit" | "exempt";
        /** @description Settlements that the office has not finished, and the oldest of them. */
        UnfinishedMonths: {
            count: number;
            month: components["schemas"]["Month"];
            status: components["schemas"]["TaskStatus"];
        };
        /** @description How far the documents of the month are. */
        CompanyDocuments: {
            /** @enum {string} */
            state: "waiting" | "incomplete" | "complete" | "late";
            due_at: components["schemas"]["Date"] | null;
            /** @description Documents that the company has handed over, without rejected ones and duplicates. */
            received: number;
            /** @description Those of them that wait to be checked. */
            to_check: number;
            /** @description What open requests still ask for. */
            missing: number;
        };
        CompanyRow: {
            id: components["schemas"]["Id"];
            name: string;
            company_type: components["schemas"]["CompanyType"];
            /** @description NIP: ten digits. */
            vat_number: string;
            lifecycle: components["schemas"]["Lifecycle"];
            owner: components["schemas"]["PersonRef"] | null;
            city: string | null;
            email: string | null;
            phone: string | null;
            /** @description The month of `accounting_status` and `documents`; null without a settlement for it. The office's list shows the month that is asked for, a company by itself the one that is being settled, and a client the latest. */
            accounting_month: components["schemas"]["Month"] | null;
            accounting_status: components["schemas"]["TaskStatus"] | null;
            /** @description Settlements of earlier months; null when there is none, and for clients. */
            unfinished_before: components["schemas"]["UnfinishedMonths"] | null;
            open_tasks: number;
            late_tasks: number;
            documents: components["schemas"]["CompanyDocuments"] | null;
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        CompanyPage: {
            data: components["schemas"]["CompanyRow"][];
            meta: components["schemas"]["PageMeta"];
        };
        /**
         * @description How the books are kept. `kpir` is the tax book of revenues and expenses, `revenue_register` ewidencja przychodów.
         * @enum {string}
         */
        BooksForm: "kpir" | "revenue_register" | "full" | "simplified_ngo" | "none";
        /** @enum {string} */
        IncomePeriod: "monthly" | "quarterly" | "simplified" | "none";
        /** @enum {string} */
        VatPeriod: "monthly" | "quarterly";
        /** @enum {string} */
        ZusScheme: "start_relief" | "preferential" | "small_plus" | "full" | "health_only" | "holiday" | "not_applicable";
        /** @enum {string} */
        DocChannel: "portal" | "ksef" | "email" | "paper" | "mixed";
        /** @enum {string} */
        AmlRisk: "low" | "standard" | "raised";
        /**
         * Format: nip
         * @description NIP as people write it; spaces, hyphens and the prefix PL do not matter.
         */
        WrittenVatNumber: string;
        /** @enum {string} */
        PartnerTaxation: "scale" | "linear" | "lump_sum";
        /** @enum {string} */
        PartnerIncomePeriod: "monthly" | "quarterly" | "simplified";
        WrittenPartner: {
            /** @description Of one who is there already. */
            id?: components["schemas"]["Id"];
            /** Format: line */
            name: string;
            /**
             * Format: line
             * @description NIP; whoever has none needs a PESEL, of which the micro-account is.
             */
            vat_number?: string | null;
            /**
             * Format: line
             * @description Left out it stays as it is.
             */
            pesel?: string | null;
            /** @description In per cent, to two places. */
            share?: number | null;
            taxation_form: components["schemas"]["PartnerTaxation"];
            income_period?: components["schemas"]["PartnerIncomePeriod"];
            zus_scheme?: components["schemas"]["ZusScheme"];
            zus_account?: components["schemas"]["WrittenAccount"] | null;
        };
        WrittenBeneficialOwner: {
            /** @description Of one who is there already. */
            id?: components["schemas"]["Id"];
            /** Format: line */
            name: string;
            /**
             * Format: line
             * @description Left out it stays as it is.
             */
            pesel?: string | null;
            /** @description Needed with the citizenship, where there is no PESEL. */
            birth_date?: components["schemas"]["Date"] | null;
            /** Format: line */
            citizenship?: string | null;
            /** Format: line */
            extent: string;
        };
        /** @description Somebody of a partnership, who pays income tax and contributions of their own. */
        Partner: {
            id: components["schemas"]["Id"];
            name: string;
            vat_number: string | null;
            /** @description Masked: *******1359. */
            pesel: string | null;
            /** @description In per cent. */
            share: number | null;
            taxation_form: components["schemas"]["PartnerTaxation"];
            income_period: components["schemas"]["PartnerIncomePeriod"];
            zus_scheme: components["schemas"]["ZusScheme"];
            zus_account: string | null;
            /** @description Micro-account of the NIP; null for that of a PESEL, which would tell it. */
            tax_account: string | null;
        };
        /** @description Whose the company is in the end, as the act against money laundering wants it known. */
        BeneficialOwner: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Masked: *******1359. */
            pesel: string | null;
            birth_date: components["schemas"]["Date"] | null;
            /** @description Code of the country, as PL. */
            citizenship: string | null;
            /** @description Kind and extent of the rights, for example 60% of the shares. */
            extent: string;
        };
        CompanyOffice: {
            /** @description How long a settlement may take. */
            time_budget_minutes: number | null;
            /**
             * @description Chosen by the office, 5 for budgetary units, 20 for a company in organisation; null where the legal form tells it.
             * @enum {integer|null}
             */
            zus_deadline_own: 5 | 15 | 20 | null;
            /** Format: line */
            notice_period: string | null;
            aml_risk: components["schemas"]["AmlRisk"] | null;
            aml_review_at: components["schemas"]["Date"] | null;
            /** @description Somebody of it is politically exposed; null where nobody has said it. */
            pep: boolean | null;
            /** Format: text */
            pep_note: string | null;
            rodo_agreement_at: components["schemas"]["Date"] | null;
            /** Format: text */
            notes: string | null;
            /** @description Who checks its settlements. */
            reviewer: components["schemas"]["PersonRef"] | null;
            partners: components["schemas"]["Partner"][];
            beneficial_owners: components["schemas"]["BeneficialOwner"][];
            transitions: {
                to: components["schemas"]["Lifecycle"];
                /** @description A reason must be given. */
                reason: boolean;
                /** @description Why it is not possible now; one sentence in the caller's language. */
                refused: string | null;
            }[];
        };
        Company: {
            id: components["schemas"]["Id"];
            name: string;
            company_type: components["schemas"]["CompanyType"];
            /** @description NIP: ten digits. */
            vat_number: string;
            lifecycle: components["schemas"]["Lifecycle"];
            owner: components["schemas"]["PersonRef"] | null;
            city: string | null;
            email: string | null;
            phone: string | null;
            /** @description The month of `accounting_status` and `documents`; null without a settlement for it. The office's list shows the month that is asked for, a company by itself the one that is being settled, and a client the latest. */
            accounting_month: components["schemas"]["Month"] | null;
            accounting_status: components["schemas"]["TaskStatus"] | null;
            /** @description Settlements of earlier months; null when there is none, and for clients. */
            unfinished_before: components["schemas"]["UnfinishedMonths"] | null;
            open_tasks: number;
            late_tasks: number;
            documents: components["schemas"]["CompanyDocuments"] | null;
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
            /** Format: line */
            short_name: string | null;
            /** Format: line */
            regon: string | null;
            /** Format: line */
            krs: string | null;
            /** Format: line */
            street: string | null;
            /** Format: line */
            building: string | null;
            /** Format: line */
            flat: string | null;
            /** Format: line */
            postal_code: string | null;
            country: string;
            tax_office_code: string | null;
            taxation_form: components["schemas"]["TaxationForm"];
            books_form: components["schemas"]["BooksForm"];
            income_period: components["schemas"]["IncomePeriod"];
            vat_status: components["schemas"]["VatStatus"];
            vat_eu: boolean;
            vat_period: components["schemas"]["VatPeriod"] | null;
            zus_scheme: components["schemas"]["ZusScheme"];
            zus_scheme_until: components["schemas"]["Date"] | null;
            has_employees: boolean;
            ppk: boolean;
            pfron: boolean;
            docs_due_day: number;
            doc_channel: components["schemas"]["DocChannel"];
            contract_from: components["schemas"]["Date"] | null;
            contract_to: components["schemas"]["Date"] | null;
            /** @description Of the owner, masked: *******1359. */
            pesel: string | null;
            lump_rates: number[];
            /** @description 5, 15 or 20: what the office has chosen, else computed from the legal form. */
            zus_deadline_day: number;
            bank_accounts: string[];
            /** @description Micro-account, computed from the NIP: 26 digits. */
            tax_account: string;
            zus_account: string | null;
            payroll_owner: components["schemas"]["PersonRef"] | null;
            /** @description What only the office sees. */
            office: components["schemas"]["CompanyOffice"] | null;
        };
        CompanyAnswer: {
            data: components["schemas"]["Company"];
        };
        CompanyList: {
            data: components["schemas"]["CompanyRow"][];
        };
        /** @enum {string} */
        ImportColumn: "name" | "short_name" | "vat_number" | "company_type" | "regon" | "krs" | "street" | "building" | "flat" | "postal_code" | "city" | "email" | "phone" | "tax_office_code" | "taxation_form" | "lump_rates" | "books_form" | "income_period" | "vat_status" | "vat_eu" | "vat_period" | "zus_scheme" | "has_employees" | "ppk" | "pfron" | "bank_accounts" | "zus_account" | "owner" | "payroll_owner" | "reviewer" | "time_budget_minutes" | "zus_deadline_own" | "docs_due_day" | "doc_channel" | "lifecycle" | "contract_from" | "notes";
        ImportCorrection: {
            /** @description Line of the file. */
            row: number;
            column: components["schemas"]["ImportColumn"];
            /**
             * Format: text
             * @description Empty for an empty cell.
             */
            value: string;
        };
        /**
         * @description A file of at most 10 MB, uploaded for the purpose `company_import`, and what is to stand in its cells instead. It can be read again until
         *     the upload expires.
         */
        ImportFile: {
            upload_id: components["schemas"]["Id"];
            corrections?: components["schemas"]["ImportCorrection"][];
        };
        ImportRow: {
            /** @description Line of the file; the headings are line 1. */
            row: number;
            name: string;
            vat_number: string;
            /** @enum {string} */
            result: "added" | "exists" | "rejected";
            errors: components["schemas"]["FieldError"][];
            /** @description What stands in a row with mistakes, by column; null for the others. */
            cells: {
                [key: string]: string;
            } | null;
        };
        ImportAnswer: {
            data: {
                /** @description By which it is taken back; null where nothing was added. */
                id: components["schemas"]["Id"] | null;
                dry_run: boolean;
                added: number;
                exists: number;
                rejected: number;
                /** @description The columns of the file that are read. */
                columns: {
                    key: components["schemas"]["ImportColumn"];
                    /** @description As it stands in the file. */
                    heading: string;
                    /** @description What may stand in it, in the caller's language; null where that is no list. */
                    words: string[] | null;
                }[];
                rows: components["schemas"]["ImportRow"][];
            };
        };
        ImportList: {
            data: {
                id: components["schemas"]["Id"];
                file: string;
                added: number;
                created_at: components["schemas"]["Instant"];
                created_by: string | null;
                undone_at: components["schemas"]["Instant"] | null;
            }[];
        };
        UndoneImportAnswer: {
            data: {
                removed: number;
                kept: components["schemas"]["CompanyRef"][];
            };
        };
        Lookup: {
            nip: string;
            name: string | null;
            short_name: string | null;
            company_type: components["schemas"]["CompanyType"] | null;
            regon: string | null;
            krs: string | null;
            vat_status: components["schemas"]["VatStatus"] | null;
            street: string | null;
            building: string | null;
            flat: string | null;
            postal_code: string | null;
            city: string | null;
            accounts: string[];
            /** @description The demo's own registers answered: the company does not exist. */
            invented: boolean;
            sources: {
                /** @enum {string} */
                register: "white_list" | "gus";
                /** @enum {string} */
                outcome: "found" | "not_found" | "unavailable" | "limit" | "off";
                /** @description The register's proof of the answer. */
                request_id: string | null;
                asked_at: components["schemas"]["Instant"];
            }[];
        };
        LookupAnswer: {
            data: components["schemas"]["Lookup"];
        };
        CompanyView: {
            /** @description Null for those of the office. */
            id: components["schemas"]["Id"] | null;
            /** @enum {string|null} */
            key: "all" | "mine" | "documents" | "late" | "without_owner" | "onboarding" | "suspended" | null;
            /** @description Of those that somebody has saved. */
            name: string | null;
            /** @description Search, sort and filters as in the address of the list. */
            query: string;
            count: number;
            /** @description There are more than `count`, as in the `meta` of a list. */
            more?: boolean;
            /** @description The whole office sees it. */
            shared: boolean;
            /** @description The caller may change and forget it. */
            mine: boolean;
        };
        CompanyViews: {
            data: components["schemas"]["CompanyView"][];
        };
        NewCompanyView: {
            /** Format: line */
            name: string;
            /** Format: line */
            query: string;
            /** @description The whole office sees it. */
            shared?: boolean;
        };
        /** @description What is left out stays as it is. */
        CompanyViewUpdate: {
            /** Format: line */
            name?: string;
            /** Format: line */
            query?: string;
            shared?: boolean;
        };
        CompanyBulkChange: {
            ids: components["schemas"]["Id"][];
            /** @enum {string} */
            action: "owner" | "payroll_owner" | "reviewer";
            user_id: components["schemas"]["Id"] | null;
        };
        DeletedCompanyRow: {
            id: components["schemas"]["Id"];
            name: string;
            vat_number: string;
            deleted_at: components["schemas"]["Instant"];
            deleted_by: string | null;
        };
        DeletedCompanyPage: {
            data: components["schemas"]["DeletedCompanyRow"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description What is left out stays as it is. */
        CompanyUpdate: {
            /** Format: line */
            short_name?: string | null;
            /** Format: line */
            regon?: string | null;
            /** Format: line */
            krs?: string | null;
            /** Format: line */
            street?: string | null;
            /** Format: line */
            building?: string | null;
            /** Format: line */
            flat?: string | null;
            /** Format: line */
            postal_code?: string | null;
            country?: string;
            tax_office_code?: string | null;
            taxation_form?: components["schemas"]["TaxationForm"];
            books_form?: components["schemas"]["BooksForm"];
            income_period?: components["schemas"]["IncomePeriod"];
            vat_status?: components["schemas"]["VatStatus"];
            vat_eu?: boolean;
            vat_period?: components["schemas"]["VatPeriod"] | null;
            zus_scheme?: components["schemas"]["ZusScheme"];
            zus_scheme_until?: components["schemas"]["Date"] | null;
            has_employees?: boolean;
            ppk?: boolean;
            pfron?: boolean;
            docs_due_day?: number;
            doc_channel?: components["schemas"]["DocChannel"];
            contract_from?: components["schemas"]["Date"] | null;
            contract_to?: components["schemas"]["Date"] | null;
            /** @description How long a settlement may take. */
            time_budget_minutes?: number | null;
            /**
             * @description Chosen by the office, 5 for budgetary units, 20 for a company in organisation; null where the legal form tells it.
             * @enum {integer|null}
             */
            zus_deadline_own?: 5 | 15 | 20 | null;
            /** Format: line */
            notice_period?: string | null;
            aml_risk?: components["schemas"]["AmlRisk"] | null;
            aml_review_at?: components["schemas"]["Date"] | null;
            /** @description Somebody of it is politically exposed; null where nobody has said it. */
            pep?: boolean | null;
            /** Format: text */
            pep_note?: string | null;
            rodo_agreement_at?: components["schemas"]["Date"] | null;
            /** Format: text */
            notes?: string | null;
            /** Format: line */
            name: string;
            company_type: components["schemas"]["CompanyType"];
            vat_number: components["schemas"]["WrittenVatNumber"];
            /**
             * Format: line
             * @description Of the owner; left out it stays as it is.
             */
            pesel?: string | null;
            /** @description Only of a new company, which begins as onboarding; later it moves by its own call. */
            lifecycle?: components["schemas"]["Lifecycle"];
            owner_id?: components["schemas"]["Id"] | null;
            payroll_owner_id?: components["schemas"]["Id"] | null;
            /** @description Who checks its settlements; not who looks after it. */
            reviewer_id?: components["schemas"]["Id"] | null;
            /** Format: line */
            city?: string | null;
            /** Format: email */
            email?: string | null;
            /** Format: line */
            phone?: string | null;
            lump_rates?: (2 | 3 | 5.5 | 8.5 | 10 | 12 | 12.5 | 14 | 15 | 17)[];
            bank_accounts?: components["schemas"]["WrittenAccount"][];
            zus_account?: components["schemas"]["WrittenAccount"] | null;
            /** @description All of them, of a partnership whose partners are taxed themselves; left out they stay as they are. */
            partners?: components["schemas"]["WrittenPartner"][];
            /** @description All of them; left out they stay as they are. */
            beneficial_owners?: components["schemas"]["WrittenBeneficialOwner"][];
            version: components["schemas"]["Version"];
        };
        PeselAnswer: {
            data: {
                pesel: string | null;
            };
        };
        /** @enum {string} */
        ChangeRequestField: "name" | "short_name" | "street" | "building" | "flat" | "postal_code" | "city" | "email" | "phone" | "bank_accounts";
        ChangeRequest: {
            id: components["schemas"]["Id"];
            /** @description Field by field what the office holds, or held when it decided, and what it should be. */
            changes: {
                field: components["schemas"]["ChangeRequestField"];
                /** @description Empty for nothing; several only of accounts. */
                before: string[];
                after: string[];
            }[];
            note: string | null;
            /** @enum {string} */
            status: "sent" | "accepted" | "refused" | "withdrawn";
            /** @description Why it was refused. */
            answer: string | null;
            created_at: components["schemas"]["Instant"];
            created_by: string | null;
            decided_at: components["schemas"]["Instant"] | null;
            decided_by: string | null;
            version: components["schemas"]["Version"];
        };
        ChangeRequestList: {
            data: components["schemas"]["ChangeRequest"][];
        };
        /** @description What is left out stays as it is. */
        NewChangeRequest: {
            /** Format: line */
            name?: string;
            /** Format: line */
            short_name?: string | null;
            /** Format: line */
            street?: string | null;
            /** Format: line */
            building?: string | null;
            /** Format: line */
            flat?: string | null;
            /** Format: line */
            postal_code?: string | null;
            /** Format: line */
            city?: string | null;
            /** Format: email */
            email?: string | null;
            /** Format: line */
            phone?: string | null;
            bank_accounts?: components["schemas"]["WrittenAccount"][];
            /**
             * Format: text
             * @description What else has changed.
             */
            note?: string | null;
        };
        ChangeRequestAnswer: {
            data: components["schemas"]["ChangeRequest"];
        };
        ChangeRequestDecision: {
            /** @enum {string} */
            decision: "accept" | "refuse" | "withdraw";
            /** Format: text */
            reason?: string;
            version: components["schemas"]["Version"];
        };
        CompanyPerson: {
            id: components["schemas"]["Id"];
            /** @description Empty for somebody who has yet to accept an invitation. */
            name: string;
            email: string;
            role: components["schemas"]["CompanyRole"];
            status: components["schemas"]["UserStatus"];
            /** @description Invited, and the link was not used in its seven days. */
            invite_expired: boolean;
        };
        CompanyPeople: {
            data: components["schemas"]["CompanyPerson"][];
        };
        NewCompanyPerson: {
            email: components["schemas"]["Email"];
            role: components["schemas"]["CompanyRole"];
        };
        CompanyInvitation: {
            email: components["schemas"]["Email"];
            role: components["schemas"]["CompanyRole"];
            locale?: components["schemas"]["Locale"];
        };
        LifecycleMove: {
            to: components["schemas"]["Lifecycle"];
            /** Format: text */
            reason?: string;
            version: components["schemas"]["Version"];
        };
        /** @enum {string} */
        CompanyChecklistKey: "contract" | "data_processing" | "aml" | "upl1" | "zus_pel" | "ksef" | "power_of_attorney" | "bank_accounts" | "tax_accounts" | "previous_documents" | "opening_balances" | "contacts" | "training" | "profile_survey" | "last_period" | "handover" | "revoke_powers" | "documents_export" | "final_charges" | "access_end";
        CompanyChecklist: {
            data: {
                /** @enum {string} */
                kind: "onboarding" | "leaving";
                items: {
                    key: components["schemas"]["CompanyChecklistKey"];
                    required: boolean;
                    /** @enum {string} */
                    state: "open" | "done" | "waived";
                    reason: string | null;
                    at: components["schemas"]["Instant"] | null;
                    by: string | null;
                }[];
            };
        };
        CompanyChecklistChange: {
            /** @enum {string} */
            state: "open" | "done" | "waived";
            /** Format: text */
            reason?: string;
        };
        /** @enum {string} */
        ContractType: "employment" | "mandate" | "specific_work" | "b2b" | "appointment" | "other";
        /** @enum {string} */
        EmployeeStatus: "reported" | "employed" | "absent" | "notice" | "dismissed";
        Employee: {
            id: components["schemas"]["Id"];
            first_name: string;
            last_name: string;
            /** @description Masked: *******1359. */
            pesel: string | null;
            /** @description Masked: *****4567. */
            passport: string | null;
            birth_date: components["schemas"]["Date"] | null;
            contract_type: components["schemas"]["ContractType"];
            employed_from: components["schemas"]["Date"];
            employed_to: components["schemas"]["Date"] | null;
            /** @description Part of full time of an employment contract. */
            fte: number | null;
            /** @description Gross; null also for who may not see it. */
            salary: components["schemas"]["Money"] | null;
            /** @description Agreed for later; null also for who may not see it. */
            next_salary: components["schemas"]["Money"] | null;
            next_salary_from: components["schemas"]["Date"] | null;
            medical_until: components["schemas"]["Date"] | null;
            safety_until: components["schemas"]["Date"] | null;
            student_under_26: boolean;
            /** @description As of today: absent on the days of an absence, dismissed after the last day of work. */
            status: components["schemas"]["EmployeeStatus"];
            absent_until: components["schemas"]["Date"] | null;
            version: components["schemas"]["Version"];
        };
        EmployeeList: {
            data: components["schemas"]["Employee"][];
        };
        NewEmployee: {
            /** Format: line */
            first_name: string;
            /** Format: line */
            last_name: string;
            /**
             * Format: line
             * @description Left out it stays as it is.
             */
            pesel?: string | null;
            /**
             * Format: line
             * @description For who has no PESEL, with the date of birth. Left out it stays as it is.
             */
            passport?: string | null;
            birth_date?: components["schemas"]["Date"] | null;
            contract_type: components["schemas"]["ContractType"];
            employed_from: components["schemas"]["Date"];
            employed_to?: components["schemas"]["Date"] | null;
            fte?: number | null;
            salary?: components["schemas"]["WrittenMoney"] | null;
            medical_until?: components["schemas"]["Date"] | null;
            safety_until?: components["schemas"]["Date"] | null;
            student_under_26?: boolean;
        };
        EmployeeAnswer: {
            data: components["schemas"]["Employee"];
        };
        DeletedEmployeeRow: {
            id: components["schemas"]["Id"];
            name: string;
            deleted_at: components["schemas"]["Instant"];
            deleted_by: string | null;
        };
        DeletedEmployeePage: {
            data: components["schemas"]["DeletedEmployeeRow"][];
            meta: components["schemas"]["PageMeta"];
        };
        EmployeeUpdate: {
            /** Format: line */
            first_name: string;
            /** Format: line */
            last_name: string;
            /**
             * Format: line
             * @description Left out it stays as it is.
             */
            pesel?: string | null;
            /**
             * Format: line
             * @description For who has no PESEL, with the date of birth. Left out it stays as it is.
             */
            passport?: string | null;
            birth_date?: components["schemas"]["Date"] | null;
            contract_type: components["schemas"]["ContractType"];
            employed_from: components["schemas"]["Date"];
            employed_to?: components["schemas"]["Date"] | null;
            fte?: number | null;
            salary?: components["schemas"]["WrittenMoney"] | null;
            medical_until?: components["schemas"]["Date"] | null;
            safety_until?: components["schemas"]["Date"] | null;
            student_under_26?: boolean;
            status: components["schemas"]["EmployeeStatus"];
            /** @description Demanded when somebody becomes absent. */
            absent_until?: components["schemas"]["Date"] | null;
            version: components["schemas"]["Version"];
        };
        EmployeeIdentityAnswer: {
            data: {
                pesel: string | null;
                passport: string | null;
            };
        };
        /** @enum {string} */
        StaffReportKind: "hire" | "change" | "termination" | "absence" | "worktime" | "bonus";
        /** @enum {string} */
        AbsenceKind: "sick_leave" | "holiday" | "unpaid" | "parental" | "care" | "other";
        /** @description Of one month. */
        Hours: number;
        /** @enum {string} */
        StaffReportStatus: "sent" | "accepted" | "done" | "returned" | "cancelled";
        StaffReport: {
            id: components["schemas"]["Id"];
            company: components["schemas"]["CompanyRef"];
            kind: components["schemas"]["StaffReportKind"];
            employee: components["schemas"]["PersonRef"] | null;
            date_from: components["schemas"]["Date"] | null;
            date_to: components["schemas"]["Date"] | null;
            absence_kind: components["schemas"]["AbsenceKind"] | null;
            amount: components["schemas"]["Money"] | null;
            /** @description Of `worktime`: who has worked how long in the month, by their last names. */
            hours: {
                employee: components["schemas"]["PersonRef"];
                hours: components["schemas"]["Hours"];
                /** @description They are no longer among the employees; their hours count all the same. */
                deleted: boolean;
            }[];
            note: string | null;
            status: components["schemas"]["StaffReportStatus"];
            /** @description What the office answered. */
            remark: string | null;
            /** @description Of a new employee who has begun to work while the report is open: the seven days for ZUS are running, or over. */
            warnings: ("zus_soon" | "zus_late")[];
            created_at: components["schemas"]["Instant"];
            created_by: string | null;
            updated_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        StaffReportPage: {
            data: components["schemas"]["StaffReport"][];
            meta: components["schemas"]["PageMeta"];
        };
        WorkedHours: {
            employee_id: components["schemas"]["Id"];
            hours: components["schemas"]["Hours"];
        };
        NewStaffReport: {
            kind: components["schemas"]["StaffReportKind"];
            /** @description For `hire` alone. */
            new_employee?: components["schemas"]["NewEmployee"];
            /** @description For every kind but `hire` and `worktime`. */
            employee_id?: components["schemas"]["Id"];
            /** @description First day of the absence, day of the change, last day of work, or the first day of the month. */
            date_from?: components["schemas"]["Date"];
            /** @description Last day of the absence. */
            date_to?: components["schemas"]["Date"];
            absence_kind?: components["schemas"]["AbsenceKind"];
            amount?: components["schemas"]["WrittenMoney"];
            /** @description For `worktime` alone: at least one employee of the company, each once. */
            hours?: components["schemas"]["WorkedHours"][];
            /** Format: text */
            note?: string;
        };
        StaffReportAnswer: {
            data: components["schemas"]["StaffReport"];
        };
        StaffReportUpdate: {
            kind: components["schemas"]["StaffReportKind"];
            /** @description For `hire` alone. */
            new_employee?: components["schemas"]["NewEmployee"];
            /** @description For every kind but `hire` and `worktime`. */
            employee_id?: components["schemas"]["Id"];
            /** @description First day of the absence, day of the change, last day of work, or the first day of the month. */
            date_from?: components["schemas"]["Date"];
            /** @description Last day of the absence. */
            date_to?: components["schemas"]["Date"];
            absence_kind?: components["schemas"]["AbsenceKind"];
            amount?: components["schemas"]["WrittenMoney"];
            /** @description For `worktime` alone: at least one employee of the company, each once. */
            hours?: components["schemas"]["WorkedHours"][];
            /** Format: text */
            note?: string;
            version: components["schemas"]["Version"];
        };
        StaffReportMove: {
            /** @enum {string} */
            to: "accepted" | "done" | "returned" | "cancelled";
            /** Format: text */
            remark?: string;
            version: components["schemas"]["Version"];
        };
        /** @enum {string} */
        TaskKind: "settlement" | "payroll" | "annual" | "correction" | "one_off";
        /**
         * @description Waiting for the client's documents; in the hands of the office; the client has been told. Tasks that are over or held up are in none.
         * @enum {string}
         */
        TaskStage: "documents" | "work" | "told";
        /** @enum {string} */
        TaskPriority: "low" | "normal" | "high" | "urgent";
        /** @description One liability of the task, as a chip. */
        Track: {
            kind: components["schemas"]["LiabilityKind"];
            status: components["schemas"]["LiabilityStatus"];
            due_date: components["schemas"]["Date"];
        };
        TaskRow: {
            id: components["schemas"]["Id"];
            title: string;
            kind: components["schemas"]["TaskKind"];
            period: components["schemas"]["Period"];
            company: components["schemas"]["CompanyRef"];
            assignee: components["schemas"]["PersonRef"] | null;
            priority: components["schemas"]["TaskPriority"];
            status: components["schemas"]["TaskStatus"];
            docs_due_at: components["schemas"]["Date"] | null;
            due_at: components["schemas"]["Date"];
            /** @description Past `due_at` while the office still has to act; not when the client has been told. */
            late: boolean;
            /** @description Documents came after all were confirmed; the office has not decided yet. */
            late_docs: boolean;
            checklist_done: number;
            checklist_total: number;
            tracks: components["schemas"]["Track"][];
            version: components["schemas"]["Version"];
        };
        TaskPage: {
            data: components["schemas"]["TaskRow"][];
            meta: components["schemas"]["PageMeta"];
        };
        NewTask: {
            company_id: components["schemas"]["Id"];
            kind: components["schemas"]["TaskKind"];
            period: components["schemas"]["Period"];
            /**
             * Format: line
             * @description Without it for example: Rozliczenie 03/2026 – Alfa Sp. z o.o.
             */
            title?: string;
            assignee_id?: components["schemas"]["Id"] | null;
            reviewer_id?: components["schemas"]["Id"] | null;
            priority?: components["schemas"]["TaskPriority"];
            due_at?: components["schemas"]["Date"];
            checklist?: string[];
            time_budget_minutes?: number | null;
            client_visible?: boolean;
        };
        ChecklistItem: {
            id: components["schemas"]["Id"];
            text: string;
            done_at: components["schemas"]["Instant"] | null;
            /** @description Name of the person. */
            done_by: string | null;
        };
        /** @description A move that the status allows next. */
        Transition: {
            to: components["schemas"]["TaskStatus"];
            /** @description A reason must be given. */
            reason: boolean;
            /** @description Why it is not possible now; one sentence in the caller's language. */
            refused: string | null;
        };
        Task: {
            id: components["schemas"]["Id"];
            title: string;
            kind: components["schemas"]["TaskKind"];
            period: components["schemas"]["Period"];
            company: components["schemas"]["CompanyRef"];
            assignee: components["schemas"]["PersonRef"] | null;
            reviewer: components["schemas"]["PersonRef"] | null;
            priority: components["schemas"]["TaskPriority"];
            status: components["schemas"]["TaskStatus"];
            docs_due_at: components["schemas"]["Date"] | null;
            due_at: components["schemas"]["Date"];
            late: boolean;
            late_docs: boolean;
            late_docs_note: string | null;
            checklist: components["schemas"]["ChecklistItem"][];
            tracks: components["schemas"]["Track"][];
            /** @description What the client still owes. */
            missing: string[];
            blocked_reason: string | null;
            time_budget_minutes: number | null;
            client_visible: boolean;
            documents_confirmed_at: components["schemas"]["Instant"] | null;
            documents_confirmed_by: string | null;
            transitions: components["schemas"]["Transition"][];
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        TaskAnswer: {
            data: components["schemas"]["Task"];
        };
        DeletedTaskRow: {
            id: components["schemas"]["Id"];
            title: string;
            kind: components["schemas"]["TaskKind"];
            period: components["schemas"]["Period"];
            company: components["schemas"]["CompanyRef"];
            deleted_at: components["schemas"]["Instant"];
            deleted_by: string | null;
        };
        DeletedTaskPage: {
            data: components["schemas"]["DeletedTaskRow"][];
            meta: components["schemas"]["PageMeta"];
        };
        /**
         * @description Where the settlement stands, in the client's five steps.
         * @enum {string}
         */
        ClientStep: "documents" | "booking" | "taxes" | "payment" | "closed";
        ClientTaskPage: {
            data: components["schemas"]["ClientTask"][];
            meta: components["schemas"]["PageMeta"];
        };
        ClientTaskAnswer: {
            data: components["schemas"]["ClientTask"];
        };
        BoardColumn: {
            status: components["schemas"]["TaskStatus"];
            count: number;
            tasks: components["schemas"]["TaskRow"][];
        };
        Board: {
            data: {
                month: components["schemas"]["Month"];
                columns: components["schemas"]["BoardColumn"][];
            };
        };
        OpenMonth: {
            period: components["schemas"]["Month"];
            dry_run: boolean;
        };
        SkippedCompany: {
            company: components["schemas"]["CompanyRef"];
            /** @enum {string} */
            reason: "exists" | "suspended" | "not_active" | "contract_ended";
        };
        OpenMonthAnswer: {
            data: {
                period: components["schemas"]["Month"];
                dry_run: boolean;
                /** @description Settlements that it creates. */
                settlements: number;
                payrolls: number;
                liabilities: number;
                declarations: number;
                /** @description Companies that have theirs already. */
                exists: number;
                /** @description The first of those that get none. */
                skipped: components["schemas"]["SkippedCompany"][];
                job: components["schemas"]["Job"] | null;
            };
        };
        TaskBulkChange: {
            ids: components["schemas"]["Id"][];
            /** @enum {string} */
            action: "assign" | "review" | "priority" | "move";
            assignee_id?: components["schemas"]["Id"] | null;
            reviewer_id?: components["schemas"]["Id"] | null;
            priority?: components["schemas"]["TaskPriority"];
            to?: components["schemas"]["TaskStatus"];
            /** Format: text */
            reason?: string;
        };
        TaskUpdate: {
            /** Format: line */
            title: string;
            assignee_id: components["schemas"]["Id"] | null;
            reviewer_id: components["schemas"]["Id"] | null;
            priority: components["schemas"]["TaskPriority"];
            docs_due_at: components["schemas"]["Date"] | null;
            due_at: components["schemas"]["Date"];
            time_budget_minutes: number | null;
            client_visible: boolean;
            version: components["schemas"]["Version"];
        };
        TaskMove: {
            to: components["schemas"]["TaskStatus"];
            /** Format: text */
            reason?: string;
            /** @description What is missing; at least one for `incomplete`. */
            missing?: string[];
            version: components["schemas"]["Version"];
        };
        Checklist: {
            items: {
                id: components["schemas"]["Id"] | null;
                /** Format: line */
                text: string;
            }[];
            version: components["schemas"]["Version"];
        };
        Tick: {
            done: boolean;
        };
        LateDocuments: {
            /** Format: text */
            note: string;
        };
        LateDecision: {
            /** @enum {string} */
            decision: "this_period" | "next_period";
        };
        /**
         * @description Groups of statuses; `to_publish` is calculated or approved, `open` is published and not yet paid, `to_confirm` is paid by the client's word.
         * @enum {string}
         */
        LiabilityState: "to_calculate" | "to_publish" | "open" | "to_confirm" | "done";
        /**
         * @description What came out; only `payable` and the part that the client pays have an account.
         * @enum {string}
         */
        LiabilityResult: "payable" | "zero" | "overpaid" | "refund" | "carried";
        /** @description One line of the calculation as the client sees it. */
        BasisLine: {
            /** Format: line */
            label: string;
            /** Format: line */
            value: string;
        };
        Proof: {
            name: string;
            /** @description Bytes. */
            size: number;
            added_at: components["schemas"]["Instant"];
        };
        /** @description The last change of a published amount. */
        Correction: {
            before: components["schemas"]["Money"];
            after: components["schemas"]["Money"];
            difference: components["schemas"]["Money"];
            reason: string;
            at: components["schemas"]["Instant"];
        };
        /** @description Another amount than the published one, until who checks the settlement has let it through. */
        WaitingCorrection: {
            before: components["schemas"]["Money"];
            after: components["schemas"]["Money"];
            difference: components["schemas"]["Money"];
            result: components["schemas"]["LiabilityResult"];
            reason: string;
            by: components["schemas"]["PersonRef"] | null;
            at: components["schemas"]["Instant"];
            reviewer: components["schemas"]["PersonRef"] | null;
        };
        LiabilityPage: {
            data: components["schemas"]["Liability"][];
            meta: components["schemas"]["PageMeta"];
        };
        NewLiability: {
            task_id: components["schemas"]["Id"];
            kind: components["schemas"]["LiabilityKind"];
            /** @description Whose it is, of a partnership: income tax and contributions only. */
            partner_id?: components["schemas"]["Id"] | null;
            amount?: components["schemas"]["WrittenMoney"] | null;
            due_date?: components["schemas"]["Date"];
            /** Format: text */
            due_reason?: string;
            /** Format: line */
            recipient?: string | null;
            account?: components["schemas"]["WrittenAccount"] | null;
            /** Format: line */
            title?: string | null;
        };
        LiabilityAnswer: {
            data: components["schemas"]["Liability"];
        };
        DeletedLiabilityRow: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["LiabilityKind"];
            partner: string | null;
            period: components["schemas"]["Period"];
            amount: components["schemas"]["Money"] | null;
            company: components["schemas"]["CompanyRef"];
            deleted_at: components["schemas"]["Instant"];
            deleted_by: string | null;
        };
        DeletedLiabilityPage: {
            data: components["schemas"]["DeletedLiabilityRow"][];
            meta: components["schemas"]["PageMeta"];
        };
        LiabilityTotals: {
            count: number;
            /** @description Paid, or to be paid. */
            to_pay: components["schemas"]["Money"];
            /** @description Refunds, overpayments and what is carried over. */
            to_return: components["schemas"]["Money"];
        };
        LiabilityTotalsAnswer: {
            data: {
                all: components["schemas"]["LiabilityTotals"];
                /** @description Each state once. */
                states: {
                    state: components["schemas"]["LiabilityState"];
                    count: number;
                    /** @description Paid, or to be paid. */
                    to_pay: components["schemas"]["Money"];
                    /** @description Refunds, overpayments and what is carried over. */
                    to_return: components["schemas"]["Money"];
                }[];
            };
        };
        Publish: {
            ids: components["schemas"]["Id"][];
            channels: ("email" | "sms")[];
            dry_run: boolean;
        };
        PublishCompany: {
            company: components["schemas"]["CompanyRef"];
            /** @description People of the company who are told. */
            recipients: number;
            total: components["schemas"]["Money"];
            liabilities: {
                id: components["schemas"]["Id"];
                kind: components["schemas"]["LiabilityKind"];
                partner: string | null;
                period: components["schemas"]["Period"];
                amount: components["schemas"]["Money"] | null;
                due_date: components["schemas"]["Date"];
                status: components["schemas"]["LiabilityStatus"];
                /** @description Why it is not published; one sentence in the caller's language. */
                refused: string | null;
            }[];
        };
        PublishAnswer: {
            data: {
                dry_run: boolean;
                publishable: number;
                refused: number;
                total: components["schemas"]["Money"];
                companies: components["schemas"]["PublishCompany"][];
                job: components["schemas"]["Job"] | null;
            };
        };
        Payments: {
            payments: {
                liability_id: components["schemas"]["Id"];
                paid_at: components["schemas"]["Date"];
                amount: components["schemas"]["WrittenMoney"];
            }[];
        };
        LiabilityUpdate: {
            amount: components["schemas"]["WrittenMoney"] | null;
            result: components["schemas"]["LiabilityResult"] | null;
            due_date: components["schemas"]["Date"];
            /** Format: text */
            due_reason: string | null;
            account: components["schemas"]["WrittenAccount"] | null;
            /**
             * Format: line
             * @description Without it the one before stays.
             */
            recipient?: string | null;
            transfer_symbol: string | null;
            /** @description As banks want it: year, type and number, for example 26M03. Without it the one before stays; null goes back to the computed one. */
            transfer_period?: string | null;
            /** Format: line */
            title: string | null;
            basis: components["schemas"]["BasisLine"][];
            /** Format: text */
            correction_reason?: string;
            version: components["schemas"]["Version"];
        };
        LiabilityMove: {
            /** @enum {string} */
            to: "to_calculate" | "calculated" | "approved" | "not_applicable";
            /** Format: text */
            reason?: string;
            version: components["schemas"]["Version"];
        };
        CorrectionDecision: {
            /** @enum {string} */
            decision: "approve" | "reject";
            /** Format: text */
            remark?: string;
            version: components["schemas"]["Version"];
        };
        Payment: {
            paid_at: components["schemas"]["Date"];
            amount: components["schemas"]["WrittenMoney"];
        };
        Transfer: {
            recipient: string;
            /** @description 26 digits. */
            account: string;
            amount: components["schemas"]["Money"];
            title: string;
            /** @description Symbol of the form in a transfer to a tax office. */
            symbol: string | null;
            period: string | null;
            /**
             * @description N for NIP and P for PESEL.
             * @enum {string|null}
             */
            identifier_type: "N" | "P" | null;
            identifier: string | null;
            /** @description Text of the 2D payment code. */
            code: string | null;
            /** @description Why there is no code; one sentence in the caller's language. */
            code_refused: string | null;
        };
        TransferAnswer: {
            data: components["schemas"]["Transfer"];
        };
        /**
         * @description `account` and `amount` are others; the title names another `period`, `symbol` of a form or `payer`; the money came
         *     from an account of another company (`payer_account`), nobody knows from whom (`unknown_payer`), before the period
         *     had ended (`early`), and was `returned` on the same statement; another liability fits as well (`rival`), or
         *     another transfer (`twice`).
         * @enum {string}
         */
        StatementContradiction: "account" | "amount" | "period" | "symbol" | "payer" | "payer_account" | "unknown_payer" | "early" | "returned" | "rival" | "twice";
        StatementLine: {
            line: number;
            date: components["schemas"]["Date"];
            amount: components["schemas"]["Money"];
            counterparty: string;
            /** @description Account of the statement; a file may have the transfers of several. */
            own_account: string | null;
            /** @description Account of the other party. */
            account: string | null;
            title: string;
            liability: components["schemas"]["Liability"] | null;
            /** @enum {string} */
            certainty: "certain" | "likely" | "none";
            reasons: ("account" | "amount" | "title" | "period")[];
            /** @description Why a likely one is not certain. */
            contradictions: components["schemas"]["StatementContradiction"][];
        };
        StatementAnswer: {
            data: {
                /** @enum {string} */
                format: "mt940" | "csv";
                account: string | null;
                from: components["schemas"]["Date"] | null;
                to: components["schemas"]["Date"] | null;
                lines: components["schemas"]["StatementLine"][];
                /** @description Lines that could not be read. */
                rejected: components["schemas"]["FieldError"][];
            };
        };
        /** @enum {string} */
        DeclarationStatus: "to_prepare" | "prepared" | "signed" | "sent" | "accepted" | "rejected" | "corrected" | "not_applicable";
        /** @enum {string} */
        DeclarationForm: "jpk_v7m" | "jpk_v7k" | "vat_ue" | "dra" | "pit4r" | "pit8ar" | "pit11" | "pit28" | "pit36" | "pit36l" | "cit8" | "financial_statement" | "jpk_cit" | "other";
        Declaration: {
            id: components["schemas"]["Id"];
            task: components["schemas"]["TaskRef"];
            company: components["schemas"]["CompanyRef"];
            /** @description Who works on its task. */
            assignee: components["schemas"]["PersonRef"] | null;
            form: components["schemas"]["DeclarationForm"];
            period: components["schemas"]["Period"];
            due_date: components["schemas"]["Date"];
            /** @description Why it is filed on another day than the computed one. */
            due_reason: string | null;
            status: components["schemas"]["DeclarationStatus"];
            upo_number: string | null;
            /** @description Name of the file. */
            upo_file: string | null;
            sent_at: components["schemas"]["Instant"] | null;
            sent_by: string | null;
            remark: string | null;
            transitions: components["schemas"]["DeclarationStatus"][];
            /** @description Those of the transitions that demand a reason. */
            reasons: components["schemas"]["DeclarationStatus"][];
            updated_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        DeclarationPage: {
            data: components["schemas"]["Declaration"][];
            meta: components["schemas"]["PageMeta"];
        };
        NewDeclaration: {
            task_id: components["schemas"]["Id"];
            form: components["schemas"]["DeclarationForm"];
            due_date?: components["schemas"]["Date"];
        };
        DeclarationAnswer: {
            data: components["schemas"]["Declaration"];
        };
        DeclarationUpdate: {
            due_date: components["schemas"]["Date"];
            /** Format: text */
            due_reason?: string | null;
            /** Format: text */
            remark?: string | null;
            version: components["schemas"]["Version"];
        };
        DeclarationMove: {
            to: components["schemas"]["DeclarationStatus"];
            /** Format: line */
            upo_number?: string;
            /** Format: text */
            reason?: string;
            version: components["schemas"]["Version"];
        };
        /**
         * @description What was done. `administration` and `training` are the office's own; the others are work for a company.
         * @enum {string}
         */
        UptimeCategory: "bookkeeping" | "vat" | "declarations" | "payroll" | "hr" | "zus" | "annual" | "contact" | "documents" | "authorities" | "onboarding" | "advice" | "administration" | "training";
        /** @enum {string} */
        UptimeStatus: "running" | "saved" | "submitted" | "approved" | "rejected" | "invoiced";
        SettlementRef: {
            id: components["schemas"]["Id"];
            title: string;
            period: components["schemas"]["Period"];
        };
        /** @description An instant in UTC, for example 2026-11-21 08:15:00. */
        UptimeInstant: string;
        /** @enum {string} */
        UptimeSource: "timer" | "manual";
        Uptime: {
            id: components["schemas"]["Id"];
            user: components["schemas"]["PersonRef"];
            company: components["schemas"]["CompanyRef"] | null;
            settlement: components["schemas"]["SettlementRef"] | null;
            start_date: components["schemas"]["UptimeInstant"];
            /** @description Null while it runs. */
            end_date: components["schemas"]["UptimeInstant"] | null;
            /** @description Null while it runs. */
            seconds: number | null;
            /** @description The day in Poland on which it began. */
            day: components["schemas"]["Date"];
            category: components["schemas"]["UptimeCategory"];
            billable: boolean;
            comment: string | null;
            status: components["schemas"]["UptimeStatus"];
            /** @description Why it was rejected. */
            reason: string | null;
            /** @description Its month is closed for its person. */
            locked: boolean;
            source: components["schemas"]["UptimeSource"];
            created_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        UptimePage: {
            data: components["schemas"]["Uptime"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** Format: text */
        UptimeComment: string;
        StopUptime: {
            id: components["schemas"]["Id"];
            end_date: components["schemas"]["UptimeInstant"];
            comment?: components["schemas"]["UptimeComment"];
            category?: components["schemas"]["UptimeCategory"];
            billable?: boolean;
        };
        UptimeAnswer: {
            data: components["schemas"]["Uptime"];
        };
        NewUptime: {
            start_date: components["schemas"]["UptimeInstant"];
            end_date?: components["schemas"]["UptimeInstant"];
            settlement_id?: components["schemas"]["Id"];
            /** @description Without a settlement; with one it is the settlement's. */
            company_id?: components["schemas"]["Id"];
            /** @description Without it `bookkeeping` for a company's work, else `administration`. */
            category?: components["schemas"]["UptimeCategory"];
            /** @default false */
            billable?: boolean;
            comment?: components["schemas"]["UptimeComment"];
            /** @description Without it `timer`. */
            source?: components["schemas"]["UptimeSource"];
            /** @description Somebody else's, with the right `uptimes:approve`; only finished work. */
            user_id?: components["schemas"]["Id"];
            /**
             * @description Stops the settlement timer that runs, at the start of this one.
             * @default false
             */
            stop_running?: boolean;
        };
        UptimeSummary: {
            /** @description Finished entries. */
            entries: number;
            seconds: number;
            billable_seconds: number;
            /** @description Days in Poland that have entries, the earliest first. */
            by_day: {
                day: components["schemas"]["Date"];
                seconds: number;
            }[];
            /** @description The longest first. */
            by_category: {
                category: components["schemas"]["UptimeCategory"];
                seconds: number;
            }[];
        };
        UptimeSummaryAnswer: {
            data: components["schemas"]["UptimeSummary"];
        };
        /** @description Seconds since 1970. */
        UnixSeconds: number;
        ActiveUptime: {
            /** @description The free timer. */
            timer: {
                started_at: components["schemas"]["UnixSeconds"];
            } | null;
            /** @description The settlement timer. */
            running: components["schemas"]["Uptime"] | null;
            /** @description The server's clock. */
            now: components["schemas"]["UnixSeconds"];
        };
        ActiveUptimeAnswer: {
            data: components["schemas"]["ActiveUptime"];
        };
        SetActiveUptime: {
            started_at: components["schemas"]["UnixSeconds"];
            /** @default false */
            replace?: boolean;
        };
        /** @description `change` leaves as it is what is not named. */
        UptimeBulkChange: {
            ids: components["schemas"]["Id"][];
            /** @enum {string} */
            action: "change" | "delete";
            category?: components["schemas"]["UptimeCategory"];
            billable?: boolean;
            /** @description The company becomes the settlement's. Null takes the settlement away and leaves the company. */
            settlement_id?: components["schemas"]["Id"] | null;
            /** @description Without a settlement beside it an entry of another company loses its settlement. */
            company_id?: components["schemas"]["Id"] | null;
        };
        UptimeIds: components["schemas"]["Id"][];
        /** @description These entries; or all of a person's month that can be moved on. */
        UptimeChoice: {
            ids?: components["schemas"]["UptimeIds"];
            month?: components["schemas"]["Month"];
            /** @description Without it the caller. */
            user_id?: components["schemas"]["Id"];
        };
        UptimeRejection: {
            ids?: components["schemas"]["UptimeIds"];
            month?: components["schemas"]["Month"];
            user_id?: components["schemas"]["Id"];
            /** Format: text */
            reason: string;
        };
        UptimeMonth: {
            month: components["schemas"]["Month"];
            user: components["schemas"]["PersonRef"];
            entries: number;
            seconds: number;
            /** @description As the next four, a number of entries. */
            running: number;
            saved: number;
            submitted: number;
            /** @description With those that are invoiced. */
            approved: number;
            rejected: number;
            closed: boolean;
            closed_at: components["schemas"]["Instant"] | null;
            /** @description Name. */
            closed_by: string | null;
            reopened_at: components["schemas"]["Instant"] | null;
            /** @description Name. */
            reopened_by: string | null;
            /** @description Why it was opened again. */
            reason: string | null;
        };
        UptimeMonths: {
            data: components["schemas"]["UptimeMonth"][];
        };
        /** @description All people of the office, or these. */
        UptimePeople: "all" | components["schemas"]["Id"][];
        CloseUptimeMonth: {
            month: components["schemas"]["Month"];
            users: components["schemas"]["UptimePeople"];
        };
        ReopenUptimeMonth: {
            month: components["schemas"]["Month"];
            users: components["schemas"]["UptimePeople"];
            /** Format: text */
            reason: string;
        };
        UptimeUpdate: {
            start_date: components["schemas"]["UptimeInstant"];
            /** @description Null only while its timer runs. */
            end_date: components["schemas"]["UptimeInstant"] | null;
            settlement_id: components["schemas"]["Id"] | null;
            company_id: components["schemas"]["Id"] | null;
            category: components["schemas"]["UptimeCategory"];
            billable: boolean;
            comment: components["schemas"]["UptimeComment"] | null;
            version: components["schemas"]["Version"];
        };
        SplitUptime: {
            at: components["schemas"]["UptimeInstant"];
            version: components["schemas"]["Version"];
        };
        UptimePair: {
            data: components["schemas"]["Uptime"][];
        };
        /** @description Never rounded. */
        Seconds: number;
        ReportRow: {
            id: components["schemas"]["Id"];
            /** @description Name of the company. */
            title: string;
            /** @description Working time of the current month. */
            report1: {
                seconds: components["schemas"]["Seconds"];
            };
            /** @description The settlement of the latest month. */
            report2: {
                period: components["schemas"]["Period"];
                status: components["schemas"]["TaskStatus"];
            } | null;
            /** @description Entries of the current month, and how many of them wait for an approval. */
            report3: {
                entries: number;
                waiting: number;
            };
        };
        ReportPage: {
            data: components["schemas"]["ReportRow"][];
            meta: components["schemas"]["PageMeta"];
        };
        /**
         * @description The days of the report that have been, today among them, beside as many days before: the same ones of the month
         *     before where the report begins with a month and ends within it, else the days just before. Null for a report of
         *     days that are yet to come.
         */
        TimeComparison: {
            from: components["schemas"]["Date"];
            to: components["schemas"]["Date"];
            seconds: components["schemas"]["Seconds"];
            previous_from: components["schemas"]["Date"];
            previous_to: components["schemas"]["Date"];
            previous_seconds: components["schemas"]["Seconds"];
        };
        OptionalSeconds: number | null;
        CompanyTime: {
            /** @description Null is work for no company. */
            company: components["schemas"]["CompanyRef"] | null;
            seconds: components["schemas"]["Seconds"];
            entries: number;
            billable_seconds: components["schemas"]["Seconds"];
            /** @description Of the tasks whose date is in the period; null when none has one. */
            budget_seconds: components["schemas"]["OptionalSeconds"];
        };
        PersonTime: {
            /** @description Null is everybody whom the caller may not see by name. */
            user: components["schemas"]["PersonRef"] | null;
            seconds: components["schemas"]["Seconds"];
            entries: number;
        };
        CompaniesUptimesAnswer: {
            data: {
                from: components["schemas"]["Date"];
                to: components["schemas"]["Date"];
                seconds: components["schemas"]["Seconds"];
                entries: number;
                comparison: components["schemas"]["TimeComparison"] | null;
                rows: components["schemas"]["CompanyTime"][];
                people: components["schemas"]["PersonTime"][];
            };
        };
        CompanyCost: {
            /** @description Null is work for no company. */
            company: components["schemas"]["CompanyRef"] | null;
            seconds: components["schemas"]["Seconds"];
            /** @description From the 5th to the 20th day of a month. */
            peak_seconds: components["schemas"]["Seconds"];
            billable_seconds: components["schemas"]["Seconds"];
            /** @description Of the tasks whose date is in the period; null when none has one. */
            budget_seconds: components["schemas"]["OptionalSeconds"];
        };
        ProfitabilityAnswer: {
            data: {
                from: components["schemas"]["Date"];
                to: components["schemas"]["Date"];
                /**
                 * @description What companies are compared by: hours, until they have prices.
                 * @enum {string}
                 */
                basis: "hours";
                seconds: components["schemas"]["Seconds"];
                peak_seconds: components["schemas"]["Seconds"];
                rows: components["schemas"]["CompanyCost"][];
            };
        };
        /**
         * @description Days between the date of a settlement and the day when the client was told, or today. As many of them as the client's documents came
         *     late are the client's, the rest the office's.
         */
        DaysLate: {
            client: number;
            office: number;
        };
        OptionalDate: components["schemas"]["Date"] | null;
        ReportSettlement: {
            task: components["schemas"]["TaskRef"];
            docs_due_at: components["schemas"]["OptionalDate"];
            due_at: components["schemas"]["Date"];
            opened_at: components["schemas"]["Date"];
            /** @description When the documents were complete. */
            documents_at: components["schemas"]["OptionalDate"];
            booked_at: components["schemas"]["OptionalDate"];
            calculated_at: components["schemas"]["OptionalDate"];
            /** @description When the client was told. */
            published_at: components["schemas"]["OptionalDate"];
            closed_at: components["schemas"]["OptionalDate"];
            /** @description To pay in all. */
            amount: components["schemas"]["Money"];
            paid: components["schemas"]["Money"];
            seconds: components["schemas"]["Seconds"];
            budget_seconds: components["schemas"]["OptionalSeconds"];
            late: components["schemas"]["DaysLate"];
        };
        ReportAnswer: {
            data: {
                company: components["schemas"]["CompanyRef"];
                from: components["schemas"]["Date"];
                to: components["schemas"]["Date"];
                seconds: components["schemas"]["Seconds"];
                amount: components["schemas"]["Money"];
                paid: components["schemas"]["Money"];
                late: components["schemas"]["DaysLate"];
                settlements: components["schemas"]["ReportSettlement"][];
            };
        };
        ReportUptimesAnswer: {
            data: {
                company: components["schemas"]["CompanyRef"];
                from: components["schemas"]["Date"];
                to: components["schemas"]["Date"];
                seconds: components["schemas"]["Seconds"];
                entries: number;
                comparison: components["schemas"]["TimeComparison"] | null;
                budget_seconds: components["schemas"]["OptionalSeconds"];
                /** @description Every month of the period. */
                months: {
                    month: components["schemas"]["Month"];
                    seconds: components["schemas"]["Seconds"];
                    /** @description Of the tasks whose date is in the month; null when none has one. */
                    budget_seconds: components["schemas"]["OptionalSeconds"];
                }[];
                categories: {
                    category: components["schemas"]["UptimeCategory"];
                    seconds: components["schemas"]["Seconds"];
                }[];
                /** @description Only where there is time. */
                cells: {
                    month: components["schemas"]["Month"];
                    category: components["schemas"]["UptimeCategory"];
                    seconds: components["schemas"]["Seconds"];
                }[];
            };
        };
        /** @description Seconds of one person, in all and by the state of the approval. */
        WorkerTime: {
            user: components["schemas"]["PersonRef"];
            entries: number;
            seconds: components["schemas"]["Seconds"];
            saved: components["schemas"]["Seconds"];
            submitted: components["schemas"]["Seconds"];
            approved: components["schemas"]["Seconds"];
            rejected: components["schemas"]["Seconds"];
            invoiced: components["schemas"]["Seconds"];
        };
        WorkerEntry: {
            id: components["schemas"]["Id"];
            user: components["schemas"]["PersonRef"];
            day: components["schemas"]["Date"];
            start_date: components["schemas"]["UptimeInstant"];
            end_date: components["schemas"]["UptimeInstant"];
            seconds: components["schemas"]["Seconds"];
            category: components["schemas"]["UptimeCategory"];
            settlement: {
                id: components["schemas"]["Id"];
                title: string;
            } | null;
            comment: string | null;
            status: components["schemas"]["UptimeStatus"];
        };
        ReportWorkersAnswer: {
            data: {
                company: components["schemas"]["CompanyRef"];
                from: components["schemas"]["Date"];
                to: components["schemas"]["Date"];
                /** @description The caller sees nobody else's entries. */
                only_own: boolean;
                seconds: components["schemas"]["Seconds"];
                entries: number;
                /** @description Entries that wait for an approval. */
                waiting: number;
                people: components["schemas"]["WorkerTime"][];
                rows: components["schemas"]["WorkerEntry"][];
            };
            meta: components["schemas"]["PageMeta"];
        };
        DeclarationRef: {
            id: components["schemas"]["Id"];
            task_id: components["schemas"]["Id"];
            form: components["schemas"]["DeclarationForm"];
            period: components["schemas"]["Period"];
            due_date: components["schemas"]["Date"];
        };
        /** @description One thing that waits for the office, with the reason why it stands where it stands. */
        Attention: {
            /** @enum {string} */
            reason: "declaration_late" | "late" | "rejected" | "late_docs" | "overdue" | "to_confirm" | "documents_complete" | "review" | "correction" | "declaration_due" | "due_soon" | "staff_report" | "change_request" | "documents_missing" | "unassigned" | "closable";
            company: components["schemas"]["CompanyRef"];
            task: components["schemas"]["TaskRef"] | null;
            liability: components["schemas"]["LiabilityRef"] | null;
            declaration: components["schemas"]["DeclarationRef"] | null;
            report: components["schemas"]["StaffReportRef"] | null;
            /** @description The date that the reason speaks of. */
            date: components["schemas"]["Date"] | null;
            /** @description Days until that date; negative when it is past. */
            days: number | null;
            /** @description How many things the line stands for: payments and staff reports of this company; declarations of one form and date, and tasks that can be closed, of this and other companies. */
            count: number;
        };
        Deadline: {
            date: components["schemas"]["Date"];
            statutory_date: components["schemas"]["Date"];
            kinds: components["schemas"]["LiabilityKind"][];
            forms: components["schemas"]["DeclarationForm"][];
            /** @description Companies with an amount to be told or a declaration to be sent by this date. */
            companies_left: number;
            companies_total: number;
            /** @description Amounts of which clients have still to be told. */
            to_tell: number;
            /** @description Declarations that have still to be sent. */
            to_file: number;
        };
        Figure: {
            /**
             * @description `documents` counts settlements whose documents are past their date.
             * @enum {string}
             */
            key: "documents" | "in_work" | "to_publish" | "overdue";
            value: number;
            of: number;
            /** @description The same a month earlier. */
            before: number | null;
        };
        Load: {
            person: components["schemas"]["PersonRef"];
            companies: number;
            open: number;
            late: number;
            /** @description Open tasks due within seven days. */
            this_week: number;
        };
        OfficeHomeAnswer: {
            data: {
                today: components["schemas"]["Date"];
                /** @description Of the figures. */
                month: components["schemas"]["Month"];
                /** @description Tasks of earlier months that the office has not finished. */
                unfinished_before: {
                    count: number;
                    oldest: components["schemas"]["Month"] | null;
                };
                attention: components["schemas"]["Attention"][];
                attention_total: number;
                deadlines: components["schemas"]["Deadline"][];
                figures: components["schemas"]["Figure"][];
                team: components["schemas"]["Load"][];
            };
        };
        ClientTodo: {
            /** @enum {string} */
            kind: "documents" | "missing" | "pay" | "report_returned";
            task: components["schemas"]["TaskRef"] | null;
            liability: components["schemas"]["LiabilityRef"] | null;
            report: components["schemas"]["StaffReportRef"] | null;
            date: components["schemas"]["Date"] | null;
            missing: string[];
            overdue: boolean;
        };
        ClientHomeAnswer: {
            data: {
                today: components["schemas"]["Date"];
                company: components["schemas"]["CompanyRef"] | null;
                role: components["schemas"]["CompanyRole"] | null;
                /** @description All companies of the caller, each with the number of things that wait for them. */
                companies: {
                    id: components["schemas"]["Id"];
                    name: string;
                    vat_number: string;
                    waiting: number;
                }[];
                /** @description The settlement that is in the works. */
                task: components["schemas"]["ClientTask"] | null;
                todo: components["schemas"]["ClientTodo"][];
                /** @description Published and not yet paid. */
                payments: components["schemas"]["Liability"][];
                to_pay: components["schemas"]["Money"];
                contact: {
                    name: string | null;
                    position: string | null;
                    email: string | null;
                    phone: string | null;
                };
            };
        };
        JobList: {
            data: components["schemas"]["Job"][];
        };
        /**
         * @description To be checked by the office; to be corrected by the client; accepted, booked or archived; rejected or a duplicate.
         * @enum {string}
         */
        DocumentState: "to_check" | "to_correct" | "accepted" | "set_aside";
        /** @enum {string} */
        DocumentDirection: "from_client" | "from_office" | "internal";
        /** @enum {string} */
        DocumentSource: "portal" | "phone" | "email" | "ksef" | "import";
        /**
         * @description Everybody who sees the company's papers; those of them who act for it; the office alone.
         * @enum {string}
         */
        DocumentVisibility: "company" | "representatives" | "office";
        DocumentRef: {
            id: components["schemas"]["Id"];
            title: string;
        };
        DocumentFile: {
            /** @description Counted from 1. */
            number: number;
            name: string;
            /**
             * @description By its bytes.
             * @enum {string}
             */
            kind: "pdf" | "jpeg" | "png" | "heic" | "webp" | "tif" | "xml" | "csv" | "xlsx" | "docx" | "zip" | "eml" | "mt940";
            /** @description Bytes. */
            size: number;
        };
        DocumentPage: {
            data: components["schemas"]["Document"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description Uploads for the purpose `document`, in the order of the pages. */
        DocumentUploads: components["schemas"]["Id"][];
        NewDocument: {
            company_id: components["schemas"]["Id"];
            kind: components["schemas"]["DocumentKind"];
            month: components["schemas"]["Month"];
            upload_ids: components["schemas"]["DocumentUploads"];
            /**
             * Format: line
             * @description Without it the name of its first file.
             */
            title?: string;
            /**
             * @description Only for the office; a client hands over to the office.
             * @enum {string}
             */
            direction?: "from_office" | "internal";
            /**
             * @default portal
             * @enum {string}
             */
            source?: "portal" | "phone";
            /**
             * @description Also what was handed over before.
             * @default false
             */
            again?: boolean;
        };
        DocumentAnswer: {
            data: components["schemas"]["Document"];
        };
        DocumentBulkChange: {
            ids: components["schemas"]["Id"][];
            /** @enum {string} */
            to: "in_review" | "to_correct" | "accepted" | "booked" | "rejected" | "archived";
            /** Format: text */
            remark?: string;
        };
        DeletedDocumentRow: {
            id: components["schemas"]["Id"];
            title: string;
            kind: components["schemas"]["DocumentKind"];
            month: components["schemas"]["Month"];
            company: components["schemas"]["CompanyRef"];
            deleted_at: components["schemas"]["Instant"];
            deleted_by: string | null;
        };
        DeletedDocumentPage: {
            data: components["schemas"]["DeletedDocumentRow"][];
            meta: components["schemas"]["PageMeta"];
        };
        DocumentUpdate: {
            company_id?: components["schemas"]["Id"];
            kind: components["schemas"]["DocumentKind"];
            month: components["schemas"]["Month"];
            /** Format: line */
            title: string;
            /** Format: line */
            number?: string | null;
            /**
             * Format: line
             * @description NIP, or a foreign number that begins with the letters of its country.
             */
            contractor_nip?: string | null;
            /** Format: line */
            contractor_name?: string | null;
            issue_date?: components["schemas"]["Date"] | null;
            sale_date?: components["schemas"]["Date"] | null;
            payment_due?: components["schemas"]["Date"] | null;
            net?: components["schemas"]["SignedMoney"] | null;
            vat?: components["schemas"]["SignedMoney"] | null;
            /** @description Net and VAT together, to 0.02. */
            gross?: components["schemas"]["SignedMoney"] | null;
            currency?: string;
            visibility?: components["schemas"]["DocumentVisibility"];
            version: components["schemas"]["Version"];
        };
        DocumentMove: {
            to: components["schemas"]["DocumentStatus"];
            /** Format: text */
            remark?: string;
            duplicate_of?: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        };
        DocumentFilesUpdate: {
            upload_ids: components["schemas"]["DocumentUploads"];
            version: components["schemas"]["Version"];
        };
        SignedAddress: {
            /**
             * @description A path of this host with its signature.
             * @example /api/documents/01a2/files/1?signature=q83v
             */
            url: string;
            expires_at: components["schemas"]["Instant"];
        };
        SignedAddressAnswer: {
            data: components["schemas"]["SignedAddress"];
        };
        /**
         * @description Missing; delivered and not checked yet; to be corrected, see `remark`; accepted; there is no such document, see `reason`.
         * @enum {string}
         */
        DocumentRequestItemState: "missing" | "delivered" | "to_correct" | "accepted" | "not_applicable";
        DocumentRequestItem: {
            id: components["schemas"]["Id"];
            /** @example Faktura za paliwo */
            label: string;
            kind: components["schemas"]["DocumentKind"];
            state: components["schemas"]["DocumentRequestItemState"];
            /** @description Why there is no such document. */
            reason: string | null;
            /** @description What the office says of the last document that came back or was rejected. */
            remark: string | null;
            remarked_at: components["schemas"]["Instant"] | null;
            delivered_at: components["schemas"]["Instant"] | null;
            /** @description What was handed over for it. Empty for who came through an action link. */
            documents: components["schemas"]["DocumentRef"][];
        };
        DocumentRequestPage: {
            data: components["schemas"]["DocumentRequest"][];
            meta: components["schemas"]["PageMeta"];
        };
        NewDocumentRequestItem: {
            /** Format: line */
            label: string;
            kind?: components["schemas"]["DocumentKind"];
        };
        NewDocumentRequestItems: components["schemas"]["NewDocumentRequestItem"][];
        NewDocumentRequests: {
            company_ids: components["schemas"]["Id"][];
            month: components["schemas"]["Month"];
            /** Format: line */
            title: string;
            /** Format: text */
            description?: string;
            due_date: components["schemas"]["Date"];
            items: components["schemas"]["NewDocumentRequestItems"];
        };
        DocumentRequestsAnswer: {
            data: components["schemas"]["DocumentRequest"][];
        };
        DocumentRequestContact: {
            name: string;
            phone: string | null;
        };
        /** @description What the page of a request needs, also without signing in. */
        LinkedDocumentRequest: {
            id: components["schemas"]["Id"];
            company: components["schemas"]["CompanyRef"];
            month: components["schemas"]["Month"];
            title: string;
            description: string | null;
            due_date: components["schemas"]["Date"];
            status: components["schemas"]["DocumentRequestStatus"];
            items: components["schemas"]["DocumentRequestItem"][];
            /** @description Items that are delivered, accepted or do not exist. */
            done: number;
            /** @description Who looks after the company in the office. */
            contact: components["schemas"]["DocumentRequestContact"] | null;
            /** @description Until when the link works; null for who is signed in. */
            link_expires_at: components["schemas"]["Instant"] | null;
        };
        LinkedDocumentRequestAnswer: {
            data: components["schemas"]["LinkedDocumentRequest"];
        };
        DocumentRequestTemplateItem: {
            label: string;
            kind: components["schemas"]["DocumentKind"];
        };
        DocumentRequestTemplate: {
            id: components["schemas"]["Id"];
            name: string;
            items: components["schemas"]["DocumentRequestTemplateItem"][];
        };
        DocumentRequestTemplateList: {
            data: components["schemas"]["DocumentRequestTemplate"][];
        };
        NewDocumentRequestTemplate: {
            /** Format: line */
            name: string;
            items: components["schemas"]["NewDocumentRequestItems"];
        };
        DocumentRequestTemplateAnswer: {
            data: components["schemas"]["DocumentRequestTemplate"];
        };
        DocumentRequestAnswer: {
            data: components["schemas"]["DocumentRequest"];
        };
        DocumentRequestUpdate: {
            /** Format: line */
            title: string;
            /** Format: text */
            description?: string | null;
            due_date: components["schemas"]["Date"];
            items: {
                /** @description Null for a new item. */
                id: components["schemas"]["Id"] | null;
                /** Format: line */
                label: string;
                kind?: components["schemas"]["DocumentKind"];
            }[];
            version: components["schemas"]["Version"];
        };
        DocumentRequestDelivery: {
            upload_ids: components["schemas"]["DocumentUploads"];
            /**
             * @default portal
             * @enum {string}
             */
            source?: "portal" | "phone";
            /**
             * @description Also what was handed over before.
             * @default false
             */
            again?: boolean;
        };
        DocumentRequestItemAnswer: {
            /**
             * Format: text
             * @description Null asks for the item again.
             */
            reason: string | null;
        };
        CalendarAddressAnswer: {
            data: {
                created_at: components["schemas"]["Instant"] | null;
                /** @description When a calendar program last asked. */
                read_at: components["schemas"]["Instant"] | null;
            };
        };
        NewCalendarAddressAnswer: {
            data: {
                /** @description Ends in .ics */
                url: string;
            };
        };
        /** @description How the office works; what is left out is as usual. */
        OfficeSettings: {
            /** @description Amounts go to clients only from settlements that somebody else checks; usually they need not. */
            four_eyes?: boolean;
            /** @description Working days between the end of the work and the first deadline, so that the client has time to pay; usually 2. */
            buffer_days?: number;
            /** @description Day of the next month by which a new company is to deliver its documents; usually 7. */
            docs_due_day?: number;
            /** @description Codes that go out by text message in a day, of all people together: a bound for the bill when somebody abuses them; usually 1000. */
            sms_per_day?: number;
        };
    };
    responses: {
        /** @description The file, with its name in `Content-Disposition` */
        Export: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/csv": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        /**
         * @description More than 20 000 rows, at most 200 000: the file is written in the background. When the job is done, it is at `GET /exports/{id}` with the
         *     id of the job, for a day. Who asks the same again meanwhile gets the same job; beyond three at a time, one person gets a 429.
         */
        ExportLater: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["JobAnswer"];
            };
        };
        /** @description The file, with its name in `Content-Disposition` */
        File: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/octet-stream": string;
            };
        };
        /** @description The file; what browsers draw by its own type, to be shown in the page */
        ShownFile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/octet-stream": string;
                "application/pdf": string;
                "image/jpeg": string;
                "image/png": string;
                "image/webp": string;
            };
        };
        /** @description What went wrong */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request cannot be parsed */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No token, or one that is unknown, expired or revoked */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller's role does not allow it */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such thing, or it is somebody else's */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It was not asked for on purpose, as by a link or a prefetch */
        MethodNotAllowed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It was changed meanwhile, or it exists already */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The challenge or link is spent */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The content has mistakes, listed by field in `errors` */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests */
        TooMany: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A code is on its way. The same challenge is set as a cookie. */
        Challenge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["LoginChallenge"];
                };
            };
        };
    };
    parameters: {
        page: number;
        limit: number;
        /**
         * @description `meta.next` of the page before or `meta.previous` of the page after: with it a page deep in a long list costs as little as the
         *     first. Another sort, search or filter makes it void (422).
         */
        cursor: string;
        /** @description CSV for Polish spreadsheets (UTF-8 with BOM, semicolons), or a workbook. */
        format: "csv" | "xlsx";
        /** @description Keys of the columns to write, joined by commas; without it those that the office has configured. */
        columns: string;
        token: components["schemas"]["LinkToken"];
        search: string;
        /** @description Pairs key:order joined by commas, for example `name:asc,created_at:desc`. */
        sort: string;
        id: components["schemas"]["Id"];
        /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
        idempotencyKey: string;
        /** @description The challenge, for clients that keep no cookies. */
        loginChallenge: string;
        filters: {
            role?: components["schemas"]["Role"];
            status?: components["schemas"]["UserStatus"];
            /**
             * @description People of the office or clients.
             * @enum {string}
             */
            isAdmin?: "true" | "false";
            company_id?: components["schemas"]["Id"];
            /**
             * @description Only people of the companies that the caller looks after.
             * @enum {boolean}
             */
            mine?: true;
        };
        "parameters-filters": {
            company_type?: components["schemas"]["CompanyType"];
            lifecycle?: components["schemas"]["Lifecycle"];
            owner_id?: components["schemas"]["Id"];
            /** @description Companies that the caller looks after. */
            mine?: boolean;
            without_owner?: boolean;
            /** @description Leaves out no company: whose settlement each row shows, and `accounting_status` is of. By default the month before today's. */
            month?: components["schemas"]["Month"];
            accounting_status?: components["schemas"]["TaskStatus"];
            /** @description With a settlement of an earlier month that the office has not finished. */
            unfinished_before?: components["schemas"]["Month"];
            vat_status?: components["schemas"]["VatStatus"];
            taxation_form?: components["schemas"]["TaxationForm"];
            /** @description With a task that is past its date. */
            late?: boolean;
            /** @description Whose documents of the month, or of an earlier one, have not all come by their date. */
            documents_missing?: boolean;
        };
        "employees_parameters-filters": {
            status?: components["schemas"]["StaffReportStatus"];
            kind?: components["schemas"]["StaffReportKind"];
            /** @description Sent or accepted. */
            open?: boolean;
            company_id?: components["schemas"]["Id"];
        };
        "tasks_parameters-filters": {
            status?: components["schemas"]["TaskStatus"];
            /** @description Neither closed nor cancelled. */
            open?: boolean;
            /** @description Past its date while the office still has to act. */
            late?: boolean;
            late_docs?: boolean;
            kind?: components["schemas"]["TaskKind"];
            period?: components["schemas"]["Period"];
            /** @description Of this month, and of the quarter or year that ends with it. */
            month?: components["schemas"]["Month"];
            /** @description Of earlier months and not finished by the office. */
            unfinished_before?: components["schemas"]["Month"];
            /** @description Whose documents have not all come by their date. */
            documents_missing?: boolean;
            company_id?: components["schemas"]["Id"];
            assignee_id?: components["schemas"]["Id"];
            /** @description The caller's to work on or to review now. */
            mine?: boolean;
            stage?: components["schemas"]["TaskStage"];
            /** @description Published, with nothing left to be filed or paid. */
            closable?: boolean;
            due_at?: components["schemas"]["Date"];
        };
        "liabilities_parameters-filters": {
            status?: components["schemas"]["LiabilityStatus"];
            kind?: components["schemas"]["LiabilityKind"];
            state?: components["schemas"]["LiabilityState"];
            overdue?: boolean;
            /** @description A changed amount waits for who checks it. */
            correction_waiting?: boolean;
            due_date?: components["schemas"]["Date"];
            period?: components["schemas"]["Period"];
            company_id?: components["schemas"]["Id"];
            task_id?: components["schemas"]["Id"];
            assignee_id?: components["schemas"]["Id"];
            /** @description Of tasks that are the caller's to work on or to review now. */
            mine?: boolean;
            /** @description The client has still to be told: not what comes to nothing, nor of tasks that are held up or cancelled. */
            to_tell?: boolean;
            /** @description Of the tasks of this month that go on, whatever period the liability itself is for. */
            month?: components["schemas"]["Month"];
            /** @description Of tasks of earlier months, and still to be told, paid or confirmed. */
            unfinished_before?: components["schemas"]["Month"];
        };
        "declarations_parameters-filters": {
            status?: components["schemas"]["DeclarationStatus"];
            form?: components["schemas"]["DeclarationForm"];
            period?: components["schemas"]["Period"];
            company_id?: components["schemas"]["Id"];
            task_id?: components["schemas"]["Id"];
            assignee_id?: components["schemas"]["Id"];
            /** @description Of tasks that are the caller's to work on or to review now. */
            mine?: boolean;
            due_date?: components["schemas"]["Date"];
            /** @description Still to be sent, unless its task is cancelled. */
            open?: boolean;
            /** @description Still to be sent though its date is over. */
            late?: boolean;
        };
        "uptimes_parameters-filters": {
            user_id?: components["schemas"]["Id"];
            company_id?: components["schemas"]["Id"];
            settlement_id?: components["schemas"]["Id"];
            category?: components["schemas"]["UptimeCategory"];
            status?: components["schemas"]["UptimeStatus"];
            billable?: boolean;
            /** @description First day in Poland. */
            from?: components["schemas"]["Date"];
            /** @description Last day in Poland. */
            to?: components["schemas"]["Date"];
        };
        "reports_parameters-filters": {
            /** @description Companies that the caller looks after. */
            mine?: boolean;
            owner_id?: components["schemas"]["Id"];
        };
        /** @description First day in Poland. An entry belongs to the day on which it begins. */
        from: components["schemas"]["Date"];
        /** @description Last day; at most five years after the first. */
        to: components["schemas"]["Date"];
        /** @description Time of one person. Somebody else's takes the right `uptimes:read`. */
        user: components["schemas"]["Id"];
        category: components["schemas"]["UptimeCategory"];
        "documents_parameters-filters": {
            state?: components["schemas"]["DocumentState"];
            status?: components["schemas"]["DocumentStatus"];
            kind?: components["schemas"]["DocumentKind"];
            direction?: components["schemas"]["DocumentDirection"];
            month?: components["schemas"]["Month"];
            company_id?: components["schemas"]["Id"];
            created_by?: components["schemas"]["Id"];
            /** @description Handed over after the documents of their month were confirmed to be complete. */
            late?: boolean;
            /** @description Of companies that the caller looks after. */
            mine?: boolean;
        };
        /** @description Its place, counted from 1. */
        number: number;
        "document-requests_parameters-filters": {
            status?: components["schemas"]["DocumentRequestStatus"];
            /** @description Something is still missing. */
            open?: boolean;
            /** @description Something is still missing after the due date. */
            overdue?: boolean;
            month?: components["schemas"]["Month"];
            company_id?: components["schemas"]["Id"];
            task_id?: components["schemas"]["Id"];
            /** @description Of companies that the caller looks after. */
            mine?: boolean;
        };
        itemId: components["schemas"]["Id"];
        /** @description Version of the protocol. */
        tusResumable: "1.0.0";
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait. */
        RetryAfter: number;
        /** @description Until when it can go on. */
        UploadExpires: string;
        TusResumable: "1.0.0";
        /** @description Bytes that are on the disk. */
        UploadOffset: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppConfig"];
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /**
                 * @description `meta.next` of the page before or `meta.previous` of the page after: with it a page deep in a long list costs as little as the
                 *     first. Another sort, search or filter makes it void (422).
                 */
                cursor?: components["parameters"]["cursor"];
                search?: components["parameters"]["search"];
                /** @description Pairs key:order joined by commas, for example `name:asc,created_at:desc`. */
                sort?: components["parameters"]["sort"];
                filters?: components["parameters"]["filters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewUser"];
            };
        };
        responses: {
            /** @description Made, and invited */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Problem"];
        };
    };
    listMyUsers: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /**
                 * @description `meta.next` of the page before or `meta.previous` of the page after: with it a page deep in a long list costs as little as the
                 *     first. Another sort, search or filter makes it void (422).
                 */
                cursor?: components["parameters"]["cursor"];
                search?: components["parameters"]["search"];
                /** @description Pairs key:order joined by commas, for example `name:asc,created_at:desc`. */
                sort?: components["parameters"]["sort"];
                filters?: components["parameters"]["filters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    listDeletedUsers: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /**
                 * @description `meta.next` of the page before or `meta.previous` of the page after: with it a page deep in a long list costs as little as the
                 *     first. Another sort, search or filter makes it void (422).
                 */
                cursor?: components["parameters"]["cursor"];
                search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, the last deleted first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedUserPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    listUserIds: {
        parameters: {
            query?: {
                search?: components["parameters"]["search"];
                filters?: components["parameters"]["filters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In no order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdsAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    exportUsers: {
        parameters: {
            query: {
                /** @description CSV for Polish spreadsheets (UTF-8 with BOM, semicolons), or a workbook. */
                format: components["parameters"]["format"];
                /** @description Keys of the columns to write, joined by commas; without it those that the office has configured. */
                columns?: components["parameters"]["columns"];
                search?: components["parameters"]["search"];
                /** @description Pairs key:order joined by commas, for example `name:asc,created_at:desc`. */
                sort?: components["parameters"]["sort"];
                filters?: components["parameters"]["filters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Export"];
            202: components["responses"]["ExportLater"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Problem"];
        };
    };
    changeUsers: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkChange"];
            };
        };
        responses: {
            /** @description What happened to each */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserBulkAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    inviteUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Invitation"];
            };
        };
        responses: {
            /** @description Invited */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Problem"];
        };
    };
    listUserCompanies: {
        parameters: {
            query: {
                id: components["schemas"]["Id"];
                /** @description Only those in which the user has this role. */
                role?: components["schemas"]["CompanyRole"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserCompanyList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    getChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code is still waited for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PendingChallengeAnswer"];
                };
            };
            410: components["responses"]["Gone"];
            default: components["responses"]["Problem"];
        };
    };
    checkCredentials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            200: components["responses"]["Challenge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Problem"];
        };
    };
    verifyCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The challenge, for clients that keep no cookies. */
                "X-Login-Challenge"?: components["parameters"]["loginChallenge"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Verification"];
            };
        };
        responses: {
            /** @description The code is right */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verified"];
                };
            };
            410: components["responses"]["Gone"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Problem"];
        };
    };
    resendCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The challenge, for clients that keep no cookies. */
                "X-Login-Challenge"?: components["parameters"]["loginChallenge"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Resend"];
            };
        };
        responses: {
            200: components["responses"]["Challenge"];
            410: components["responses"]["Gone"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Problem"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgottenPassword"];
            };
        };
        responses: {
            /** @description If there is such an account, a message is on its way */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Problem"];
        };
    };
    createPasswordReset: {
        parameters: {
            query: {
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link's token */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetTokenAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Problem"];
        };
    };
    getPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: components["parameters"]["token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It works */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordResetAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Problem"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: components["parameters"]["token"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            /** @description The new password works */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Problem"];
        };
    };
    getInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: components["parameters"]["token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It works */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Problem"];
        };
    };
    renewInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: components["parameters"]["token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description If it had only run out, a message is on its way */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Problem"];
        };
    };
    getEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: components["parameters"]["token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It works */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailChangeAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Problem"];
        };
    };
    undoEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: components["parameters"]["token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The former address is the account's again */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Problem"];
        };
    };
    deactivateUserByGet: {
        parameters: {
            query?: never;
            header?: {
                "X-Confirm"?: string;
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deactivated */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    updateMyPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Preferences"];
            };
        };
        responses: {
            /** @description The caller's own account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    confirmMyProof: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeProof"];
            };
        };
        responses: {
            /** @description Proved for ten minutes */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["Gone"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Problem"];
        };
    };
    prepareMyProof: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            /** @description A code is on its way, or shown by the authenticator app */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProofCodeAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Problem"];
        };
    };
    changeMyPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The new password works */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Problem"];
        };
    };
    confirmMyTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TotpConfirmation"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Problem"];
        };
    };
    prepareMyTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            /** @description For the app, as a QR code or typed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotpSetupAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Problem"];
        };
    };
    disableMyTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            /** @description Codes come by e-mail again */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Problem"];
        };
    };
    renewMyRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            /** @description Shown this once */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Problem"];
        };
    };
    listMySessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Live sessions, the current one first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    revokeMyOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Only this session is left */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    revokeMySession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out there */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    registerUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description The account is active; the person signs in now */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Problem"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    restoreUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is there again, as it was */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    deactivateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deactivated */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    activateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Active */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    resendInvite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Problem"];
        };
    };
    withdrawInvite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Withdrawn */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    listUserHistory: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    listOfficePeople: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficePeopleAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getSmsProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As the provider answered, at most a minute ago */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsProfileAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is alive */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionOwner"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    createSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description The challenge, for clients that keep no cookies. */
                "X-Login-Challenge"?: components["parameters"]["loginChallenge"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefreshToken"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Problem"];
        };
    };
    refreshSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description New tokens */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Problem"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    listCompanies: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /**
                 * @description `meta.next` of the page before or `meta.previous` of the page after: with it a page deep in a long list costs as little as the
                 *     first. Another sort, search or filter makes it void (422).
                 */
                cursor?: components["parameters"]["cursor"];
                search?: components["parameters"]["search"];
                /** @description Pairs key:order joined by commas, for example `name:asc,created_at:desc`. */
                sort?: components["parameters"]["sort"];
                filters?: components["parameters"]["parameters-filters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    createCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCompany"];
            };
        };
        responses: {
            /** @description Added */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    listCompanyIds: {
        parameters: {
            query?: {
                search?: components["parameters"]["search"];
                filters?: components["parameters"]["parameters-filters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In no order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdsAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    exportCompanies: {
        parameters: {
            query: {
                /** @description CSV for Polish spreadsheets (UTF-8 with BOM, semicolons), or a workbook. */
                format: components["parameters"]["format"];
                /** @description Keys of the columns to write, joined by commas; without it those that the office has configured. */
                columns?: components["parameters"]["columns"];
                search?: components["parameters"]["search"];
                /** @description Pairs key:order joined by commas, for example `name:asc,created_at:desc`. */
                sort?: components["parameters"]["sort"];
                filters?: components["parameters"]["parameters-filters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Export"];
            202: components["responses"]["ExportLater"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Problem"];
        };
    };
    listMyCompanies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    importCompanies: {
        parameters: {
            query?: {
                /** @description Only report. */
                dry_run?: boolean;
            };
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportFile"];
            };
        };
        responses: {
            /** @description What happened to each row */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    listCompanyImports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first, at most 20 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    undoCompanyImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was taken back */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoneImportAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    lookUpCompany: {
        parameters: {
            query: {
                nip: components["schemas"]["WrittenVatNumber"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What they say */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LookupAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Problem"];
        };
    };
    listCompanyViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order to show */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyViews"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    saveCompanyView: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCompanyView"];
            };
        };
        responses: {
            /** @description All views now */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyViews"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    updateCompanyView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyViewUpdate"];
            };
        };
        responses: {
            /** @description All views now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyViews"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    deleteCompanyView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Forgotten */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    changeCompanies: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyBulkChange"];
            };
        };
        responses: {
            /** @description What happened to each */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    listDeletedCompanies: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /**
                 * @description `meta.next` of the page before or `meta.previous` of the page after: with it a page deep in a long list costs as little as the
                 *     first. Another sort, search or filter makes it void (422).
                 */
                cursor?: components["parameters"]["cursor"];
                search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, the last deleted first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedCompanyPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    getCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    updateCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyUpdate"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    deleteCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    restoreCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is there again, as it was */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    readCompanyPesel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Null where none is known */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeselAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Problem"];
        };
    };
    readBeneficialOwnerPesel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                owner_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Null where none is known */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeselAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Problem"];
        };
    };
    readPartnerPesel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                partner_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Null where none is known */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeselAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Problem"];
        };
    };
    listChangeRequests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open one first, then the newest; at most 50 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeRequestList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    createChangeRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewChangeRequest"];
            };
        };
        responses: {
            /** @description Sent to the office */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeRequestAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    decideChangeRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
                request_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeRequestDecision"];
            };
        };
        responses: {
            /** @description Decided */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeRequestAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    listCompanyHistory: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    listCompanyPeople: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyPeople"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    addCompanyPerson: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCompanyPerson"];
            };
        };
        responses: {
            /** @description The people of the company now */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyPeople"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    inviteCompanyPerson: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyInvitation"];
            };
        };
        responses: {
            /** @description The people of the company now */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyPeople"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Problem"];
        };
    };
    resendCompanyInvite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                user_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people of the company now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyPeople"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Problem"];
        };
    };
    withdrawCompanyInvite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                user_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people of the company now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyPeople"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    removeCompanyPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                user_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Taken away */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    changeCompanyLifecycle: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LifecycleMove"];
            };
        };
        responses: {
            /** @description Moved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    getCompanyChecklist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order to do */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyChecklist"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    setCompanyChecklistItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                item: components["schemas"]["CompanyChecklistKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyChecklistChange"];
            };
        };
        responses: {
            /** @description The checklist now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyChecklist"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    listEmployees: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, by last name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    createEmployee: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewEmployee"];
            };
        };
        responses: {
            /** @description Added */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    listDeletedEmployees: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /**
                 * @description `meta.next` of the page before or `meta.previous` of the page after: with it a page deep in a long list costs as little as the
                 *     first. Another sort, search or filter makes it void (422).
                 */
                cursor?: components["parameters"]["cursor"];
                search?: components["parameters"]["search"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, the last deleted first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedEmployeePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    updateEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                employee_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeUpdate"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    deleteEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                employee_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    restoreEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                employee_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is there again, as it was */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    readEmployeeIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                employee_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Null for what is not known */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeIdentityAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Problem"];
        };
    };
    listCompanyStaffReports: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first, at most 100 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffReportPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    createStaffReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewStaffReport"];
            };
        };
        responses: {
            /** @description Reported */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffReportAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    listStaffReports: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /**
                 * @description `meta.next` of the page before or `meta.previous` of the page after: with it a page deep in a long list costs as little as the
                 *     first. Another sort, search or filter makes it void (422).
                 */
                cursor?: components["parameters"]["cursor"];
                search?: components["parameters"]["search"];
                /** @description Pairs key:order joined by commas, for example `name:asc,created_at:desc`. */
                sort?: components["parameters"]["sort"];
                filters?: components["parameters"]["employees_parameters-filters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffReportPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    correctStaffReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffReportUpdate"];
            };
        };
        responses: {
            /** @description Sent again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffReportAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    changeStaffReportStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffReportMove"];
            };
        };
        responses: {
            /** @description Moved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffReportAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    listTasks: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /**
                 * @description `meta.next` of the page before or `meta.previous` of the page after: with it a page deep in a long list costs as little as the
                 *     first. Another sort, search or filter makes it void (422).
                 */
                cursor?: components["parameters"]["cursor"];
                search?: components["parameters"]["search"];
                /** @description Pairs key:order joined by commas, for example `name:asc,created_at:desc`. */
                sort?: components["parameters"]["sort"];
                filters?: components["parameters"]["tasks_parameters-filters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    createTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTask"];
            };
        };
        responses: {
            /** @description Added */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    listDeletedTasks: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /**
                 * @description `meta.next` of the page before or `meta.previous` of the page after: with it a page deep in a long list costs as little as the
                 *     first. Another sort, search or filter makes it void (422).
                 */
                cursor?: components["parameters"]["cursor"];
                search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, the last deleted first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedTaskPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    listTaskIds: {
        parameters: {
            query?: {
                search?: components["parameters"]["search"];
                filters?: components["parameters"]["tasks_parameters-filters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In no order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdsAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    exportTasks: {
        parameters: {
            query: {
                /** @description CSV for Polish spreadsheets (UTF-8 with BOM, semicolons), or a workbook. */
                format: components["parameters"]["format"];
                /** @description Keys of the columns to write, joined by commas; without it those that the office has configured. */
                columns?: components["parameters"]["columns"];
                search?: components["parameters"]["search"];
                /** @description Pairs key:order joined by commas, for example `name:asc,created_at:desc`. */
                sort?: components["parameters"]["sort"];
                filters?: components["parameters"]["tasks_parameters-filters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Export"];
            202: components["responses"]["ExportLater"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    listMyTasks: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                company_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientTaskPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    getMyTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the client may see of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientTaskAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    getTaskBoard: {
        parameters: {
            query: {
                month: components["schemas"]["Month"];
                assignee_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One column for each status */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    openMonth: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenMonth"];
            };
        };
        responses: {
            /** @description What it will create */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenMonthAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    changeTasks: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskBulkChange"];
            };
        };
        responses: {
            /** @description What happened to each */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    getTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    updateTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskUpdate"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    deleteTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    restoreTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is there again, as it was */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    changeTaskStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskMove"];
            };
        };
        responses: {
            /** @description Moved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    setTaskChecklist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Checklist"];
            };
        };
        responses: {
            /** @description The task now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    tickTaskItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                item_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Tick"];
            };
        };
        responses: {
            /** @description The task now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    confirmDocuments: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settlement now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientTaskAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    reportLateDocuments: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LateDocuments"];
            };
        };
        responses: {
            /** @description The settlement now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientTaskAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    decideLateDocuments: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LateDecision"];
            };
        };
        responses: {
            /** @description The task now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    listTaskHistory: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    listLiabilities: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /**
                 * @description `meta.next` of the page before or `meta.previous` of the page after: with it a page deep in a long list costs as little as the
                 *     first. Another sort, search or filter makes it void (422).
                 */
                cursor?: components["parameters"]["cursor"];
                search?: components["parameters"]["search"];
                /** @description Pairs key:order joined by commas, for example `name:asc,created_at:desc`. */
                sort?: components["parameters"]["sort"];
                filters?: components["parameters"]["liabilities_parameters-filters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiabilityPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    createLiability: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLiability"];
            };
        };
        responses: {
            /** @description Added */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiabilityAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    listDeletedLiabilities: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /**
                 * @description `meta.next` of the page before or `meta.previous` of the page after: with it a page deep in a long list costs as little as the
                 *     first. Another sort, search or filter makes it void (422).
                 */
                cursor?: components["parameters"]["cursor"];
                search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, the last deleted first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedLiabilityPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    listLiabilityIds: {
        parameters: {
            query?: {
                search?: components["parameters"]["search"];
                filters?: components["parameters"]["liabilities_parameters-filters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In no order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdsAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    getLiabilityTotals: {
        parameters: {
            query?: {
                search?: components["parameters"]["search"];
                filters?: components["parameters"]["liabilities_parameters-filters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Of all together, and of each state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiabilityTotalsAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    exportLiabilities: {
        parameters: {
            query: {
                /** @description CSV for Polish spreadsheets (UTF-8 with BOM, semicolons), or a workbook. */
                format: components["parameters"]["format"];
                /** @description Keys of the columns to write, joined by commas; without it those that the office has configured. */
                columns?: components["parameters"]["columns"];
                search?: components["parameters"]["search"];
                /** @description Pairs key:order joined by commas, for example `name:asc,created_at:desc`. */
                sort?: components["parameters"]["sort"];
                filters?: components["parameters"]["liabilities_parameters-filters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Export"];
            202: components["responses"]["ExportLater"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    listMyLiabilities: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /**
                 * @description `meta.next` of the page before or `meta.previous` of the page after: with it a page deep in a long list costs as little as the
                 *     first. Another sort, search or filter makes it void (422).
                 */
                cursor?: components["parameters"]["cursor"];
                company_id?: components["schemas"]["Id"];
                task_id?: components["schemas"]["Id"];
                state?: "open" | "paid" | "all";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiabilityPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    exportMyTransfers: {
        parameters: {
            query: {
                company_id: components["schemas"]["Id"];
                liability_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["File"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    publishLiabilities: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Publish"];
            };
        };
        responses: {
            /** @description What is published to whom */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    confirmPayments: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Payments"];
            };
        };
        responses: {
            /** @description What happened to each */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    getLiability: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The liability */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiabilityAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    updateLiability: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LiabilityUpdate"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiabilityAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    deleteLiability: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    restoreLiability: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is there again, as it was */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiabilityAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    changeLiabilityStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LiabilityMove"];
            };
        };
        responses: {
            /** @description Moved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiabilityAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    decideCorrection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrectionDecision"];
            };
        };
        responses: {
            /** @description The liability now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiabilityAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    markLiabilityPaid: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Payment"];
            };
        };
        responses: {
            /** @description The liability now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiabilityAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    unmarkLiabilityPaid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The liability now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiabilityAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    getPaymentProof: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["File"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    putPaymentProof: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadRef"];
            };
        };
        responses: {
            /** @description The liability now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiabilityAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    getCalculation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["File"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    putCalculation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadRef"];
            };
        };
        responses: {
            /** @description The liability now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiabilityAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    deleteCalculation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The liability now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiabilityAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    getTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transfer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    readBankStatement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadRef"];
            };
        };
        responses: {
            /** @description The transfers with their proposals */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    listDeclarations: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /**
                 * @description `meta.next` of the page before or `meta.previous` of the page after: with it a page deep in a long list costs as little as the
                 *     first. Another sort, search or filter makes it void (422).
                 */
                cursor?: components["parameters"]["cursor"];
                search?: components["parameters"]["search"];
                /** @description Pairs key:order joined by commas, for example `name:asc,created_at:desc`. */
                sort?: components["parameters"]["sort"];
                filters?: components["parameters"]["declarations_parameters-filters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeclarationPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    createDeclaration: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDeclaration"];
            };
        };
        responses: {
            /** @description Added */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeclarationAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    exportDeclarations: {
        parameters: {
            query: {
                /** @description CSV for Polish spreadsheets (UTF-8 with BOM, semicolons), or a workbook. */
                format: components["parameters"]["format"];
                /** @description Keys of the columns to write, joined by commas; without it those that the office has configured. */
                columns?: components["parameters"]["columns"];
                search?: components["parameters"]["search"];
                /** @description Pairs key:order joined by commas, for example `name:asc,created_at:desc`. */
                sort?: components["parameters"]["sort"];
                filters?: components["parameters"]["declarations_parameters-filters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Export"];
            202: components["responses"]["ExportLater"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    listMyDeclarations: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                company_id?: components["schemas"]["Id"];
                task_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeclarationPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    updateDeclaration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeclarationUpdate"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeclarationAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    changeDeclarationStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeclarationMove"];
            };
        };
        responses: {
            /** @description Moved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeclarationAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    getDeclarationConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["File"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    putDeclarationConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadRef"];
            };
        };
        responses: {
            /** @description The declaration now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeclarationAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    listUptimes: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /**
                 * @description `meta.next` of the page before or `meta.previous` of the page after: with it a page deep in a long list costs as little as the
                 *     first. Another sort, search or filter makes it void (422).
                 */
                cursor?: components["parameters"]["cursor"];
                search?: components["parameters"]["search"];
                /** @description Pairs key:order joined by commas, for example `name:asc,created_at:desc`. */
                sort?: components["parameters"]["sort"];
                filters?: components["parameters"]["uptimes_parameters-filters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UptimePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    stopUptime: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StopUptime"];
            };
        };
        responses: {
            /** @description The entry */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UptimeAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    createUptime: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewUptime"];
            };
        };
        responses: {
            /** @description This timer was posted before; the entry as it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UptimeAnswer"];
                };
            };
            /** @description Written down */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UptimeAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    getUptimeSummary: {
        parameters: {
            query?: {
                search?: components["parameters"]["search"];
                filters?: components["parameters"]["uptimes_parameters-filters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In all, by day and by category */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UptimeSummaryAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    exportUptimes: {
        parameters: {
            query: {
                /** @description CSV for Polish spreadsheets (UTF-8 with BOM, semicolons), or a workbook. */
                format: components["parameters"]["format"];
                /** @description Keys of the columns to write, joined by commas; without it those that the office has configured. */
                columns?: components["parameters"]["columns"];
                search?: components["parameters"]["search"];
                /** @description Pairs key:order joined by commas, for example `name:asc,created_at:desc`. */
                sort?: components["parameters"]["sort"];
                filters?: components["parameters"]["uptimes_parameters-filters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Export"];
            202: components["responses"]["ExportLater"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    getActiveUptime: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The free timer of any device, and the settlement timer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveUptimeAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    setActiveUptime: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetActiveUptime"];
            };
        };
        responses: {
            /** @description What runs now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveUptimeAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    clearActiveUptime: {
        parameters: {
            query?: {
                /** @description Only if the timer still has this start, in unix seconds. */
                started_at?: components["schemas"]["UnixSeconds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Forgotten */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    changeUptimes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UptimeBulkChange"];
            };
        };
        responses: {
            /** @description What happened to each */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    submitUptimes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UptimeChoice"];
            };
        };
        responses: {
            /** @description What happened to each */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    approveUptimes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UptimeChoice"];
            };
        };
        responses: {
            /** @description What happened to each */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    withdrawUptimeApproval: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UptimeChoice"];
            };
        };
        responses: {
            /** @description What happened to each */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    rejectUptimes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UptimeRejection"];
            };
        };
        responses: {
            /** @description What happened to each */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    listUptimeMonths: {
        parameters: {
            query?: {
                user_id?: components["schemas"]["Id"];
                /** @description Without it five months before `to`; at most 23 months before it. */
                from?: components["schemas"]["Month"];
                /** @description Without it the present month. */
                to?: components["schemas"]["Month"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row for each person and month */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UptimeMonths"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    closeUptimeMonth: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloseUptimeMonth"];
            };
        };
        responses: {
            /** @description What happened to each person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    reopenUptimeMonth: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReopenUptimeMonth"];
            };
        };
        responses: {
            /** @description What happened to each person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    getUptime: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UptimeAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    updateUptime: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UptimeUpdate"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UptimeAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    deleteUptime: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    splitUptime: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SplitUptime"];
            };
        };
        responses: {
            /** @description Both, the earlier first */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UptimePair"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    listUptimeHistory: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /**
                 * @description `meta.next` of the page before or `meta.previous` of the page after: with it a page deep in a long list costs as little as the
                 *     first. Another sort, search or filter makes it void (422).
                 */
                cursor?: components["parameters"]["cursor"];
                search?: components["parameters"]["search"];
                /** @description Pairs key:order joined by commas, for example `name:asc,created_at:desc`. */
                sort?: components["parameters"]["sort"];
                filters?: components["parameters"]["reports_parameters-filters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    exportReports: {
        parameters: {
            query: {
                /** @description CSV for Polish spreadsheets (UTF-8 with BOM, semicolons), or a workbook. */
                format: components["parameters"]["format"];
                /** @description Keys of the columns to write, joined by commas; without it those that the office has configured. */
                columns?: components["parameters"]["columns"];
                search?: components["parameters"]["search"];
                /** @description Pairs key:order joined by commas, for example `name:asc,created_at:desc`. */
                sort?: components["parameters"]["sort"];
                filters?: components["parameters"]["reports_parameters-filters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Export"];
            202: components["responses"]["ExportLater"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Problem"];
        };
    };
    getCompaniesUptimes: {
        parameters: {
            query?: {
                /** @description First day in Poland. An entry belongs to the day on which it begins. */
                from?: components["parameters"]["from"];
                /** @description Last day; at most five years after the first. */
                to?: components["parameters"]["to"];
                /** @description Time of one person. Somebody else's takes the right `uptimes:read`. */
                user_id?: components["parameters"]["user"];
                category?: components["parameters"]["category"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The most time first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompaniesUptimesAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    exportCompaniesUptimes: {
        parameters: {
            query: {
                /** @description CSV for Polish spreadsheets (UTF-8 with BOM, semicolons), or a workbook. */
                format: components["parameters"]["format"];
                /** @description First day in Poland. An entry belongs to the day on which it begins. */
                from?: components["parameters"]["from"];
                /** @description Last day; at most five years after the first. */
                to?: components["parameters"]["to"];
                /** @description Time of one person. Somebody else's takes the right `uptimes:read`. */
                user_id?: components["parameters"]["user"];
                category?: components["parameters"]["category"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Export"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Problem"];
        };
    };
    getProfitability: {
        parameters: {
            query?: {
                /** @description First day in Poland. An entry belongs to the day on which it begins. */
                from?: components["parameters"]["from"];
                /** @description Last day; at most five years after the first. */
                to?: components["parameters"]["to"];
                /** @description Time of one person. Somebody else's takes the right `uptimes:read`. */
                user_id?: components["parameters"]["user"];
                category?: components["parameters"]["category"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The most time first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfitabilityAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    exportProfitability: {
        parameters: {
            query: {
                /** @description CSV for Polish spreadsheets (UTF-8 with BOM, semicolons), or a workbook. */
                format: components["parameters"]["format"];
                /** @description First day in Poland. An entry belongs to the day on which it begins. */
                from?: components["parameters"]["from"];
                /** @description Last day; at most five years after the first. */
                to?: components["parameters"]["to"];
                /** @description Time of one person. Somebody else's takes the right `uptimes:read`. */
                user_id?: components["parameters"]["user"];
                category?: components["parameters"]["category"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Export"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Problem"];
        };
    };
    getReport: {
        parameters: {
            query?: {
                /** @description First day in Poland. An entry belongs to the day on which it begins. */
                from?: components["parameters"]["from"];
                /** @description Last day; at most five years after the first. */
                to?: components["parameters"]["to"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    exportReport: {
        parameters: {
            query: {
                /** @description CSV for Polish spreadsheets (UTF-8 with BOM, semicolons), or a workbook. */
                format: components["parameters"]["format"];
                /** @description First day in Poland. An entry belongs to the day on which it begins. */
                from?: components["parameters"]["from"];
                /** @description Last day; at most five years after the first. */
                to?: components["parameters"]["to"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Export"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Problem"];
        };
    };
    getReportUptimes: {
        parameters: {
            query?: {
                /** @description First day in Poland. An entry belongs to the day on which it begins. */
                from?: components["parameters"]["from"];
                /** @description Last day; at most five years after the first. */
                to?: components["parameters"]["to"];
                /** @description Time of one person. Somebody else's takes the right `uptimes:read`. */
                user_id?: components["parameters"]["user"];
                category?: components["parameters"]["category"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Months in their order, the greatest category first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportUptimesAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    exportReportUptimes: {
        parameters: {
            query: {
                /** @description CSV for Polish spreadsheets (UTF-8 with BOM, semicolons), or a workbook. */
                format: components["parameters"]["format"];
                /** @description First day in Poland. An entry belongs to the day on which it begins. */
                from?: components["parameters"]["from"];
                /** @description Last day; at most five years after the first. */
                to?: components["parameters"]["to"];
                /** @description Time of one person. Somebody else's takes the right `uptimes:read`. */
                user_id?: components["parameters"]["user"];
                category?: components["parameters"]["category"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Export"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Problem"];
        };
    };
    getReportWorkerUptimes: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /** @description First day in Poland. An entry belongs to the day on which it begins. */
                from?: components["parameters"]["from"];
                /** @description Last day; at most five years after the first. */
                to?: components["parameters"]["to"];
                /** @description Time of one person. Somebody else's takes the right `uptimes:read`. */
                user_id?: components["parameters"]["user"];
                category?: components["parameters"]["category"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description People with the most time first, the newest entries first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportWorkersAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    exportReportWorkerUptimes: {
        parameters: {
            query: {
                /** @description CSV for Polish spreadsheets (UTF-8 with BOM, semicolons), or a workbook. */
                format: components["parameters"]["format"];
                /** @description First day in Poland. An entry belongs to the day on which it begins. */
                from?: components["parameters"]["from"];
                /** @description Last day; at most five years after the first. */
                to?: components["parameters"]["to"];
                /** @description Time of one person. Somebody else's takes the right `uptimes:read`. */
                user_id?: components["parameters"]["user"];
                category?: components["parameters"]["category"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Export"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Problem"];
        };
    };
    getOfficeHome: {
        parameters: {
            query?: {
                /** @description The caller's own work or everybody's. */
                whose?: "mine" | "all";
                /** @description Whose figures; by default the month that is being settled, which is the one before today's. */
                month?: components["schemas"]["Month"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of urgency */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeHomeAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    getClientHome: {
        parameters: {
            query?: {
                /** @description Without it the first by name. */
                company_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It empties as things get done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientHomeAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    listJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first, at most 20 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    listDocuments: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /**
                 * @description `meta.next` of the page before or `meta.previous` of the page after: with it a page deep in a long list costs as little as the
                 *     first. Another sort, search or filter makes it void (422).
                 */
                cursor?: components["parameters"]["cursor"];
                search?: components["parameters"]["search"];
                /** @description Pairs key:order joined by commas, for example `name:asc,created_at:desc`. */
                sort?: components["parameters"]["sort"];
                filters?: components["parameters"]["documents_parameters-filters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    createDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDocument"];
            };
        };
        responses: {
            /** @description Handed over */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    listDocumentIds: {
        parameters: {
            query?: {
                search?: components["parameters"]["search"];
                filters?: components["parameters"]["documents_parameters-filters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In no order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdsAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    exportDocuments: {
        parameters: {
            query: {
                /** @description CSV for Polish spreadsheets (UTF-8 with BOM, semicolons), or a workbook. */
                format: components["parameters"]["format"];
                /** @description Keys of the columns to write, joined by commas; without it those that the office has configured. */
                columns?: components["parameters"]["columns"];
                search?: components["parameters"]["search"];
                /** @description Pairs key:order joined by commas, for example `name:asc,created_at:desc`. */
                sort?: components["parameters"]["sort"];
                filters?: components["parameters"]["documents_parameters-filters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Export"];
            202: components["responses"]["ExportLater"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    listMyDocuments: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /**
                 * @description `meta.next` of the page before or `meta.previous` of the page after: with it a page deep in a long list costs as little as the
                 *     first. Another sort, search or filter makes it void (422).
                 */
                cursor?: components["parameters"]["cursor"];
                search?: components["parameters"]["search"];
                company_id?: components["schemas"]["Id"];
                month?: components["schemas"]["Month"];
                state?: components["schemas"]["DocumentState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    changeDocuments: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentBulkChange"];
            };
        };
        responses: {
            /** @description What happened to each */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    listDeletedDocuments: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /**
                 * @description `meta.next` of the page before or `meta.previous` of the page after: with it a page deep in a long list costs as little as the
                 *     first. Another sort, search or filter makes it void (422).
                 */
                cursor?: components["parameters"]["cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last one first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedDocumentPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    downloadDocuments: {
        parameters: {
            query: {
                company_id: components["schemas"]["Id"];
                month: components["schemas"]["Month"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    getDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    updateDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentUpdate"];
            };
        };
        responses: {
            /** @description The document now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    deleteDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    restoreDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    changeDocumentStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentMove"];
            };
        };
        responses: {
            /** @description Moved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    replaceDocumentFiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentFilesUpdate"];
            };
        };
        responses: {
            /** @description The document now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    getDocumentFile: {
        parameters: {
            query?: {
                /** @description Of `GET /documents/{id}/files/{number}/address`. */
                signature?: string;
            };
            header?: {
                /** @description One part of the bytes, by a signed address only. */
                Range?: string;
            };
            path: {
                id: components["parameters"]["id"];
                /** @description Its place, counted from 1. */
                number: components["parameters"]["number"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ShownFile"];
            206: components["responses"]["ShownFile"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    getDocumentFileAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                /** @description Its place, counted from 1. */
                number: components["parameters"]["number"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedAddressAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    getDocumentHistory: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    listDocumentRequests: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /**
                 * @description `meta.next` of the page before or `meta.previous` of the page after: with it a page deep in a long list costs as little as the
                 *     first. Another sort, search or filter makes it void (422).
                 */
                cursor?: components["parameters"]["cursor"];
                search?: components["parameters"]["search"];
                /** @description Pairs key:order joined by commas, for example `name:asc,created_at:desc`. */
                sort?: components["parameters"]["sort"];
                filters?: components["parameters"]["document-requests_parameters-filters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentRequestPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    createDocumentRequests: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDocumentRequests"];
            };
        };
        responses: {
            /** @description Asked for */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentRequestsAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    listMyDocumentRequests: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                /**
                 * @description `meta.next` of the page before or `meta.previous` of the page after: with it a page deep in a long list costs as little as the
                 *     first. Another sort, search or filter makes it void (422).
                 */
                cursor?: components["parameters"]["cursor"];
                company_id?: components["schemas"]["Id"];
                month?: components["schemas"]["Month"];
                /** @description Something is still missing. */
                open?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is due first comes first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentRequestPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    getLinkedDocumentRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedDocumentRequestAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listDocumentRequestTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentRequestTemplateList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    createDocumentRequestTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDocumentRequestTemplate"];
            };
        };
        responses: {
            /** @description Kept */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentRequestTemplateAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    deleteDocumentRequestTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    getDocumentRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentRequestAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    updateDocumentRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentRequestUpdate"];
            };
        };
        responses: {
            /** @description The request now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentRequestAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    remindOfDocumentRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They are told */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentRequestAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    withdrawDocumentRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Withdrawn */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentRequestAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    deliverDocumentRequestItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
                item_id: components["parameters"]["itemId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentRequestDelivery"];
            };
        };
        responses: {
            /** @description Delivered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedDocumentRequestAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Problem"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    answerDocumentRequestItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                item_id: components["parameters"]["itemId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentRequestItemAnswer"];
            };
        };
        responses: {
            /** @description The request now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedDocumentRequestAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Problem"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    getDocumentRequestHistory: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    createUpload: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the protocol. */
                "Tus-Resumable": components["parameters"]["tusResumable"];
                /** @description Bytes of the whole file. */
                "Upload-Length": number;
                /** @description Pairs of a key and its value in Base64, joined by commas: `filename` in UTF-8, and `purpose`, one of `UploadPurpose`. */
                "Upload-Metadata": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Announced; send the pieces to `Location` */
            201: {
                headers: {
                    Location?: string;
                    "Upload-Expires": components["headers"]["UploadExpires"];
                    "Tus-Resumable": components["headers"]["TusResumable"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Problem"];
            422: components["responses"]["Invalid"];
            507: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    deleteUpload: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the protocol. */
                "Tus-Resumable": components["parameters"]["tusResumable"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    "Tus-Resumable": components["headers"]["TusResumable"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Problem"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    getUploadOffset: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the protocol. */
                "Tus-Resumable": components["parameters"]["tusResumable"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The next piece begins at `Upload-Offset` */
            200: {
                headers: {
                    "Upload-Offset": components["headers"]["UploadOffset"];
                    "Upload-Length"?: number;
                    "Upload-Expires": components["headers"]["UploadExpires"];
                    "Tus-Resumable": components["headers"]["TusResumable"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Problem"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    sendUploadPiece: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the protocol. */
                "Tus-Resumable": components["parameters"]["tusResumable"];
                /** @description Where the piece begins; 409 where another byte is expected. */
                "Upload-Offset": number;
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/offset+octet-stream": string;
            };
        };
        responses: {
            /** @description The piece is on the disk */
            204: {
                headers: {
                    "Upload-Offset": components["headers"]["UploadOffset"];
                    "Upload-Expires": components["headers"]["UploadExpires"];
                    "Tus-Resumable": components["headers"]["TusResumable"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Problem"];
            422: components["responses"]["Invalid"];
            423: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    getExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Export"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    getCalendarAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description When it was made; the address itself is shown once */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarAddressAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    createCalendarAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address, shown this once */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewCalendarAddressAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    deleteCalendarAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It works no more */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deadlines from a month ago to a year ahead */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
}
