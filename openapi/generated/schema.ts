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
        delete?: never;
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
         * @description Administrators read any user of the office, others themselves.
         */
        get: operations["getUser"];
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
        /** @description One entry per module, each required, so that a new room cannot be forgotten in a tenant's file. */
        Modules: {
            dashboard: components["schemas"]["Module"];
            company: components["schemas"]["Module"];
        };
        AppConfig: {
            /** @description Name of the office in addresses and of its database schema. */
            tenant: string;
            /** @enum {string} */
            mode: "demo" | "production";
            brand: components["schemas"]["Brand"];
            modules: components["schemas"]["Modules"];
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
            /** @description Six digits; spaces do not matter. */
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
        /**
         * @description The first six work in the office, the last four in a client company.
         * @enum {string}
         */
        Role: "owner" | "administrator" | "accountant" | "payroll" | "assistant" | "auditor" | "representative" | "authorised" | "employee" | "viewer";
        User: {
            id: components["schemas"]["Id"];
            first_name: string;
            last_name: string;
            email: string;
            phone: string | null;
            /** @description Works in the office and uses the dashboard. */
            isAdmin: boolean;
            role: components["schemas"]["Role"];
            /** @enum {string} */
            status: "invited" | "active" | "blocked" | "deactivated";
            /** @enum {string} */
            locale: "pl" | "en";
            version: components["schemas"]["Version"];
        };
        UserAnswer: {
            data: components["schemas"]["User"];
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
        /** @enum {string} */
        CompanyRole: "representative" | "authorised" | "employee" | "viewer";
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
        search: string;
        /** @description Pairs key:order joined by commas, for example `name:asc,created_at:desc`. */
        sort: string;
        id: components["schemas"]["Id"];
        /** @description The same key with the same body answers the first answer again for 24 hours; with another body 422. */
        idempotencyKey: string;
        /** @description The challenge, for clients that keep no cookies. */
        loginChallenge: string;
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
        };
    };
    listCompanies: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                search?: components["parameters"]["search"];
                /** @description Pairs key:order joined by commas, for example `name:asc,created_at:desc`. */
                sort?: components["parameters"]["sort"];
                filters?: {
                    company_type?: components["schemas"]["CompanyType"];
                    lifecycle?: components["schemas"]["Lifecycle"];
                    owner_id?: components["schemas"]["Id"];
                };
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
            422: components["responses"]["Invalid"];
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
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
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
            422: components["responses"]["Invalid"];
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
        };
    };
}
