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
         *     e-mail needs `current_password`. Fields that are left out stay as they are. The e-mail, phone and role of an owner or another administrator are
         *     changed by owners only.
         */
        put: operations["updateUser"];
        /**
         * Makes an account and invites its owner
         * @description The person gets a link, chooses a password and is active then.
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
    "/users/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The list of users as a file
         * @description The rows that the same search, filters and sort show, with the chosen columns; at most 20 000.
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
         * @description Only the address and the role are needed; the person fills in the rest.
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
        get?: never;
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
         *     administrator's account unless an owner asks.
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
         * @description Consumes the verified challenge and answers a refresh token.
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
    "/companies/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The list of companies as a file
         * @description The rows that the same search, filters and sort show, with the chosen columns; at most 20 000.
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
         * Adds companies from a CSV file
         * @description The first row names the columns (name, company_type, vat_number, city, email, phone, or their Polish headings); the separator is
         *     a semicolon, a comma or a tab. The NIP is the key: a company that exists already is left as it is, so the same file may be
         *     sent again. Rows with mistakes are reported and not added; the others are added together.
         */
        post: operations["importCompanies"];
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Format: uuid */
        Id: string;
        /**
         * Format: date-time
         * @description An instant in UTC.
         */
        Instant: string;
        /** @description Grows with each change; an update carries the one it was made from. */
        Version: number;
        /** Format: email */
        Email: string;
        /**
         * @description Keys of `sort` in the list of companies.
         * @enum {string}
         */
        CompanySort: "name" | "company_type" | "vat_number" | "lifecycle" | "owner" | "city" | "created_at";
        /**
         * @description Keys of `sort` in the lists of users.
         * @enum {string}
         */
        UserSort: "first_name" | "last_name" | "email" | "role" | "status" | "last_login_at" | "created_at";
        NewUser: {
            first_name: components["schemas"]["FirstName"];
            last_name: components["schemas"]["LastName"];
            email: components["schemas"]["Email"];
            phone?: components["schemas"]["WrittenPhone"] | null;
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
            modules: components["schemas"]["Modules"];
        };
        NewCompany: {
            name: string;
            company_type: components["schemas"]["CompanyType"];
            vat_number: components["schemas"]["WrittenVatNumber"];
            lifecycle?: components["schemas"]["Lifecycle"];
            owner_id?: components["schemas"]["Id"] | null;
            city?: string | null;
            /** Format: email */
            email?: string | null;
            phone?: string | null;
        };
        PageMeta: {
            page: number;
            limit: number;
            total: number;
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
            /** @description Heading in the office's language; empty for the built-in one. */
            title: string;
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
        /** @description One entry per module, each required, so that a new room cannot be forgotten in a tenant's file. */
        Modules: {
            dashboard: components["schemas"]["Module"];
            company: components["schemas"]["Module"];
            users: components["schemas"]["Module"];
            employees: components["schemas"]["ComingModule"];
            documents: components["schemas"]["ComingModule"];
            tasks: components["schemas"]["ComingModule"];
            tickets: components["schemas"]["ComingModule"];
            messages: components["schemas"]["ComingModule"];
            surveys: components["schemas"]["ComingModule"];
            polls: components["schemas"]["ComingModule"];
            trainings: components["schemas"]["ComingModule"];
            pricelist: components["schemas"]["ComingModule"];
            reports: components["schemas"]["ComingModule"];
            recurring_tasks: components["schemas"]["ComingModule"];
            limits: components["schemas"]["ComingModule"];
            settings: components["schemas"]["ComingModule"];
            uptime: components["schemas"]["ComingModule"];
        };
        AppConfig: {
            /** @description Name of the office in addresses and of its database schema. */
            tenant: string;
            /** @enum {string} */
            mode: "demo" | "production";
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
        FirstName: string;
        LastName: string;
        /**
         * Format: phone
         * @description As people write it; spaces and hyphens do not matter, and without a prefix it is a Polish number.
         */
        WrittenPhone: string;
        /** @enum {string} */
        Locale: "pl" | "en";
        /** @enum {string} */
        CompanyRole: "representative" | "authorised" | "employee" | "viewer";
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
            position?: string | null;
            role?: components["schemas"]["Role"];
            locale?: components["schemas"]["Locale"];
            companies?: components["schemas"]["UserCompanyLink"][];
            current_password?: string;
        };
        /**
         * @description What a role may do in the office beyond reading.
         * @enum {string}
         */
        Right: "companies:edit" | "users:edit" | "audit:read" | "settings:edit";
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
        BulkAnswer: {
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
        Credentials: {
            email: components["schemas"]["Email"];
            password: string;
        };
        LoginChallenge: {
            challenge: string;
            /** @enum {string} */
            channel: "email" | "sms" | "totp";
            /** @description Masked address or number, for example `k••••@demo.example`. */
            destination: string;
            expires_at: components["schemas"]["Instant"];
            resend_at: components["schemas"]["Instant"];
        };
        Verification: {
            email: components["schemas"]["Email"];
            /** @description Six digits, where spaces do not matter, or one recovery code of an account with an authenticator app. */
            code: string;
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
        /** @description Common passwords and those that hold one's own address or the office's name are refused. */
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
        Preferences: {
            locale?: components["schemas"]["Locale"];
            theme?: components["schemas"]["Theme"];
        };
        PasswordChange: {
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
        PasswordProof: {
            current_password: string;
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
        /** @description The person of the office who looks after the company (opiekun). */
        CompanyOwner: {
            id: components["schemas"]["Id"];
            name: string;
        };
        Company: {
            id: components["schemas"]["Id"];
            name: string;
            company_type: components["schemas"]["CompanyType"];
            /** @description NIP: ten digits. */
            vat_number: string;
            lifecycle: components["schemas"]["Lifecycle"];
            owner: components["schemas"]["CompanyOwner"] | null;
            city: string | null;
            email: string | null;
            phone: string | null;
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        CompanyPage: {
            data: components["schemas"]["Company"][];
            meta: components["schemas"]["PageMeta"];
        };
        /**
         * Format: nip
         * @description NIP as people write it; spaces, hyphens and the prefix PL do not matter.
         */
        WrittenVatNumber: string;
        CompanyAnswer: {
            data: components["schemas"]["Company"];
        };
        CompanyList: {
            data: components["schemas"]["Company"][];
        };
        ImportRow: {
            /** @description Line of the file; the headings are line 1. */
            row: number;
            name: string;
            vat_number: string;
            /** @enum {string} */
            result: "added" | "exists" | "rejected";
            errors: components["schemas"]["FieldError"][];
        };
        ImportAnswer: {
            data: {
                dry_run: boolean;
                added: number;
                exists: number;
                rejected: number;
                rows: components["schemas"]["ImportRow"][];
            };
        };
        CompanyUpdate: {
            name: string;
            company_type: components["schemas"]["CompanyType"];
            vat_number: components["schemas"]["WrittenVatNumber"];
            lifecycle: components["schemas"]["Lifecycle"];
            owner_id: components["schemas"]["Id"] | null;
            city: string | null;
            /** Format: email */
            email: string | null;
            phone: string | null;
            version: components["schemas"]["Version"];
        };
        CompanyPerson: {
            id: components["schemas"]["Id"];
            name: string;
            email: string;
            role: components["schemas"]["CompanyRole"];
        };
        CompanyPeople: {
            data: components["schemas"]["CompanyPerson"][];
        };
        NewCompanyPerson: {
            email: components["schemas"]["Email"];
            role: components["schemas"]["CompanyRole"];
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
        };
        "parameters-filters": {
            company_type?: components["schemas"]["CompanyType"];
            lifecycle?: components["schemas"]["Lifecycle"];
            owner_id?: components["schemas"]["Id"];
        };
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait. */
        RetryAfter: number;
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
                "text/csv": string;
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
}
