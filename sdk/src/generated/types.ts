// Generated from spec/ by `npm run generate`. Do not edit.

export interface paths {
    "/v1/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List changes
         * @description Lists the changes made in the organization, newest first. A live key sees changes of live objects and of what both modes share, a test key those of test objects. The key must not be limited to a group.
         */
        get: operations["listAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event}/communications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List communications
         * @description Lists the communications of an event, in the order of their making. A key limited to a group sees those of that group and of those below it. A live key sees no test communications.
         */
        get: operations["listCommunications"];
        put?: never;
        /**
         * Create a communication
         * @description Makes a draft of a communication. Nobody is written to before it is sent. A placeholder that does not exist is refused, and the refusal names it. Made with a key limited to a group, it reaches the people that the key sees.
         */
        post: operations["createCommunication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event}/communications/{communication}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a communication
         * @description Reads a communication.
         */
        get: operations["getCommunication"];
        put?: never;
        post?: never;
        /**
         * Delete a communication
         * @description Deletes a draft.
         */
        delete: operations["deleteCommunication"];
        options?: never;
        head?: never;
        /**
         * Change a communication
         * @description Changes a draft. What is scheduled, being sent, sent or cancelled stays as it is.
         */
        patch: operations["updateCommunication"];
        trace?: never;
    };
    "/v1/events/{event}/communications/{communication}/audience": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the audience of a communication
         * @description Counts whom a communication would reach if it were sent now.
         */
        get: operations["countAudience"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event}/communications/{communication}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a communication
         * @description Sends a draft, at once or at a time. Each address gets one message, those who have unsubscribed none. The job that sends it tells how far it is.
         */
        post: operations["sendCommunication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event}/communications/{communication}/test-send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test of a communication
         * @description Sends the communication as it is now to the given addresses, with the values of a made-up person, and marked as a test in subject and text. The audience gets nothing. With a test key no mail leaves, and the answer shows what would have been sent.
         */
        post: operations["testCommunication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event}/communications/{communication}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a communication
         * @description Cancels a communication that is scheduled or being sent. What is not sent yet is not sent any more.
         */
        post: operations["cancelCommunication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event}/communications/{communication}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the messages of a communication
         * @description Lists the messages of a communication, one for each address, in the order of their making. They are kept for a year after the communication was sent or cancelled; its counts stay.
         */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contacts
         * @description Lists the contacts of the organization, in the order of their making. A key limited to a group sees those who are people on registrations of that group or of those below it. A live key sees no test contacts.
         */
        get: operations["listContacts"];
        put?: never;
        /**
         * Create a contact
         * @description Makes a contact. It is a conflict if that person, or that external id, is there already.
         */
        post: operations["createContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contacts/{contact}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a contact
         * @description Reads a contact.
         */
        get: operations["getContact"];
        put?: never;
        post?: never;
        /**
         * Delete a contact
         * @description Deletes a contact that nobody on a registration is linked to.
         */
        delete: operations["deleteContact"];
        options?: never;
        head?: never;
        /**
         * Change a contact
         * @description Changes a contact. The registrations they made stay as they are.
         */
        patch: operations["updateContact"];
        trace?: never;
    };
    "/v1/contacts/{contact}/attendees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the attendees that a contact is
         * @description Lists where a contact is or was registered: the attendees of all events that the contact is, in the order of their adding.
         */
        get: operations["listContactAttendees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/devices/pair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pair a device
         * @description Pairs a scanner with an event. The pairing code is the credential, so the call carries no `Authorization`; it is used once, so the call takes no `Idempotency-Key`. The token that is answered is what the device sends from then on. Devices are paired and scan on every plan.
         */
        post: operations["pairDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/o/{organization}/events.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List published events
         * @description Lists the organization's published events, those to come first and then the past ones; 500 at most. Everyone may read it, without a key.
         */
        get: operations["listPublicEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/o/{organization}/events/{event}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a published event
         * @description Reads a published event. Everyone may read it, without a key.
         */
        get: operations["getPublicEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events
         * @description Lists the events that the key can see, in the order of their making. A key limited to a group sees the events of that group, of those below it, of those above it, and of the whole organization. A live key sees no test events.
         */
        get: operations["listEvents"];
        put?: never;
        /**
         * Create an event
         * @description Makes an event as a draft. With a test key it is a test event.
         */
        post: operations["createEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an event
         * @description Reads an event.
         */
        get: operations["getEvent"];
        put?: never;
        post?: never;
        /**
         * Delete an event
         * @description Deletes a draft with its whole structure. An event with registrations cannot be deleted; the test registrations of a live event are deleted with it. An event that was published can be archived, not deleted.
         */
        delete: operations["deleteEvent"];
        options?: never;
        head?: never;
        /**
         * Change an event
         * @description Changes an event. A cancelled or archived event stays as it is. A capacity below the places that are taken is a conflict, with `capacity` and `taken` in `details`.
         */
        patch: operations["updateEvent"];
        trace?: never;
    };
    "/v1/events/{event}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish an event
         * @description Publishes a draft, so that people can see it and register. It needs a day and an attendee type.
         */
        post: operations["publishEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event}/unpublish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unpublish an event
         * @description Takes a published event back to a draft.
         */
        post: operations["unpublishEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an event
         * @description Cancels a draft or published event. It does not take place, and cannot be changed any more. Its registrations and tickets stay as they are, and nobody is written to.
         */
        post: operations["cancelEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive an event
         * @description Puts an event away. It can be read and not changed any more.
         */
        post: operations["archiveEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export data
         * @description Writes the data of an event as CSV or as a workbook, as far as the key can see it: a live key exports live data, a test key its test data. Up to 2,000 rows are written while the caller waits, more in the background. An organization may have 20 imports and exports that wait or are at work: one more that has to wait is 429 `jobs_limit_reached`, until one of them has ended. The job's `result_url` is where the file is found, for one day; `download_url` is where it will be found, known from the start. An export changes nothing. Cells that a spreadsheet would run as a formula begin with an apostrophe in a CSV, which an import takes away again. Attendee types and days stand there by code and, in a column beside it, by name; several in one cell have `; ` between them, and one that holds a semicolon is in quotes.
         */
        post: operations["createExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List groups
         * @description Lists the groups that the key can see, in the order of their making. A key limited to a group sees that group and all below it. A live key sees no test groups; a test key sees both.
         */
        get: operations["listGroups"];
        put?: never;
        /**
         * Create a group
         * @description Makes a group. With a test key it is a test group, at the top or below another test group. A key limited to a group makes groups below it only.
         */
        post: operations["createGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/{group}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a group
         * @description Reads a group.
         */
        get: operations["getGroup"];
        put?: never;
        post?: never;
        /**
         * Delete a group
         * @description Deletes a group that nothing belongs to any more: no group below it, no event, no registration, no check-in point, no key, no member. Of a live group, test registrations are deleted with it. A test key deletes test groups only.
         */
        delete: operations["deleteGroup"];
        options?: never;
        head?: never;
        /**
         * Change a group
         * @description Changes a group, or moves it, with all below it, to another place in the tree. Its code cannot change while live registrations belong to it (`conflict`). A test key changes test groups only.
         */
        patch: operations["updateGroup"];
        trace?: never;
    };
    "/v1/events/{event}/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import people
         * @description Reads a table of people into an event: CSV, or the first sheet of an Excel workbook (XLSX). Columns are found by their headings, in English or Spanish: first name, last name, email, phone, type, group, day, date of birth, ID. A column that means nothing is kept as an answer. Rows are matched by ID, then by email and name, then by phone and name; a match is changed where the row says something else and keeps its tickets, and everybody else is added, confirmed and given tickets. An ID that somebody has decides alone. An ID that nobody has goes to whom email or phone and name mean, also where they had another one, which a warning of the job tells; but where that other ID stands in another row of the table, the row is somebody new. Dates may be written as 1990-04-02, with the name of the month, or in numbers: 02/04/1990 has the day first where another date of its column shows that and none contradicts it, or where the event is in Spanish, which a warning of the job tells, or as `date_order` says. A row that cannot be placed is left out and listed with its reason, in the language of the event, in the job's file of rejects, which can be corrected and sent again. An event takes imports as a draft and while it is published; people who are added to a draft get their tickets at once, and are written to at once where `send_ticket_emails` is true.
         *
         *     Up to 500 rows of 4 MB together are imported while the caller waits, more in the background; more than 500 rows where the plan includes `background_jobs`. While people on the event's waitlist are being given places, a small table too is imported in the background. A file may have 50 MB, 200,000 rows, 200 columns and 2,000 characters in a cell; what is read of a workbook may unpack to 300 MB and 100 times its size. An organization may have 20 imports and exports that wait or are at work, with files of 500 MB together: one more that has to wait is 429 `jobs_limit_reached`, until one of them has ended.
         */
        post: operations["createImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List jobs
         * @description Lists the jobs, newest first. A key sees those of its own mode; one that is limited to a group those that were made in that group or below it. A job is kept for 90 days after its end.
         */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{job}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a job
         * @description Reads a job: how far it is, what it did, and where its files are. Ask again after a second or more while it is `queued` or `running`.
         */
        get: operations["getJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{job}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a job
         * @description Cancels a job that is `queued` or `running`: it begins nothing more. What it did until then stays, and is counted.
         */
        post: operations["cancelJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{job}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the result of a job
         * @description Downloads the file that a job made. The address in `result_url` works without a key, until `expires_at`.
         */
        get: operations["getJobResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{job}/rejects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the rejects of a job
         * @description Downloads the rows that a job could not take, as they were sent, each with the reason: as CSV, or as a workbook where one was sent. Correct them and send the file again: the column of the reasons is ignored. The address in `rejects_url` works without a key, until `expires_at`.
         */
        get: operations["getJobRejects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{job}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the file of a job
         * @description Downloads the file that a job was made for, as soon as it is there: the result of an export, the rejects of an import. The address in `download_url` works without a key; a key that may only write waits for its file here. A job that ended without such a file is 404, with how it ended.
         */
        get: operations["getJobFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who am I?
         * @description Tells which organization and key are calling, what the plan allows, what has been used this month, and the organization's own words for things.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find payments
         * @description Lists the payments of all events that the key can see, in the order of their recording.
         */
        get: operations["findPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event}/registrations/{registration}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payments
         * @description Lists the payments of a registration, in the order of their recording.
         */
        get: operations["listPayments"];
        put?: never;
        /**
         * Record a payment
         * @description Records money that was paid for a registration, or that failed to be. It can be recorded in any status of the registration, because it arrived. A registration that awaits payment is confirmed once it is paid in full. What is more than the amount due is taken too, and told as `overpaid`.
         */
        post: operations["recordPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event}/registrations/{registration}/payments/{payment}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a payment
         * @description Reads a payment.
         */
        get: operations["getPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event}/registrations/{registration}/payments/{payment}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund a payment
         * @description Records that money of a payment was given back, all of it or a part. A refund does not cancel anybody, and reduces what is `overpaid`. More than what is left of the payment, or another currency, is a conflict; a failed payment has nothing to give back.
         */
        post: operations["refundPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event}/attendees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List attendees
         * @description Lists the attendees of an event, in the order of their adding; with `updated_since`, those that changed, in the order of the changes. A key limited to a group sees those of that group and of those below it. A live key sees no test data.
         */
        get: operations["listAttendees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event}/attendees/{attendee}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an attendee
         * @description Reads an attendee.
         */
        get: operations["getAttendee"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an attendee
         * @description Changes an attendee. Other days or another attendee type need room there. A declined or cancelled attendee stays as they are.
         */
        patch: operations["updateAttendee"];
        trace?: never;
    };
    "/v1/events/{event}/attendees/{attendee}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an attendee
         * @description Cancels one attendee of a registration. Their places come free and go to the waitlist, and a ticket that was theirs alone is voided. The effective time moves only what the gate decides.
         */
        post: operations["cancelAttendee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event}/registrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List registrations
         * @description Lists the registrations of an event, in the order of their making. A key limited to a group sees those of that group and of those below it. A live key sees no test registrations.
         */
        get: operations["listRegistrations"];
        put?: never;
        /**
         * Create a registration
         * @description Registers people for an event. The rules of the event's form, the plan's number of people and the event's places decide. Where there is
         *     room, the registration is `pending` if it needs approval, `awaiting_payment` if it costs money, and `confirmed` otherwise; its places are
         *     taken, and a confirmed one has its tickets in the answer. Where there is no room, it is `waitlisted` if the event keeps a waitlist, and
         *     refused if not.
         */
        post: operations["createRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event}/registrations/{registration}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a registration
         * @description Reads a registration with its people.
         */
        get: operations["getRegistration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a registration
         * @description Changes a registration. Its people are changed one by one. What belongs to an archived event stays as it is.
         */
        patch: operations["updateRegistration"];
        trace?: never;
    };
    "/v1/registrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find registrations
         * @description Lists the registrations of all events that the key can see, in the order of their making.
         */
        get: operations["findRegistrations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event}/registrations/{registration}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a registration
         * @description Approves a pending registration. It then awaits payment if money is due, and is confirmed if not.
         */
        post: operations["approveRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event}/registrations/{registration}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a registration
         * @description Declines a pending registration. Its places come free.
         */
        post: operations["declineRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event}/registrations/{registration}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a registration
         * @description Confirms a registration that awaits payment, without waiting for the money. What is due stays due.
         */
        post: operations["confirmRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event}/registrations/{registration}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a registration
         * @description Cancels a registration with all its people. Its places come free and go to the waitlist, and its tickets are voided. The effective time moves only what the gate decides.
         */
        post: operations["cancelRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event}/registrations/{registration}/attendees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an attendee
         * @description Adds an attendee to a registration. On a confirmed one their ticket is issued at once. Where there is no room they are refused, waitlist or not.
         */
        post: operations["addAttendee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the numbers of an event
         * @description Counts the places, registrations, people and tickets of an event. A live key counts live data, a test key its test data. A key limited to a group counts what it can see; places are counted for everyone.
         */
        get: operations["getEventStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event}/reports/attendance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the attendance report
         * @description Tells who was expected and who came, by day and attendee type. A live key counts live data, a test key its test data.
         */
        get: operations["getAttendanceReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event}/reports/reconciliation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the reconciliation report
         * @description Tells whether the money, the people and the tickets of an event add up. A live key counts live data, a test key its test data.
         */
        get: operations["getReconciliationReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event}/attendee-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List attendee types
         * @description Lists the attendee types of an event, in the order of their making.
         */
        get: operations["listAttendeeTypes"];
        put?: never;
        /**
         * Create an attendee type
         * @description Adds an attendee type to an event.
         */
        post: operations["createAttendeeType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event}/attendee-types/{attendee_type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an attendee type
         * @description Reads an attendee type.
         */
        get: operations["getAttendeeType"];
        put?: never;
        post?: never;
        /**
         * Delete an attendee type
         * @description Removes an attendee type that nobody uses. The test registrations of a live event that refer to it are deleted with it.
         */
        delete: operations["deleteAttendeeType"];
        options?: never;
        head?: never;
        /**
         * Change an attendee type
         * @description Changes an attendee type. Its code cannot change once live people refer to it (`invalid_state`). A capacity below the places that are taken is a conflict, with `capacity` and `taken` in `details`.
         */
        patch: operations["updateAttendeeType"];
        trace?: never;
    };
    "/v1/events/{event}/check-in-points": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List check-in points
         * @description Lists the check-in points of an event, in the order of their making.
         */
        get: operations["listCheckInPoints"];
        put?: never;
        /**
         * Create a check-in point
         * @description Adds a check-in point to an event.
         */
        post: operations["createCheckInPoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event}/check-in-points/{check_in_point}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a check-in point
         * @description Reads a check-in point.
         */
        get: operations["getCheckInPoint"];
        put?: never;
        post?: never;
        /**
         * Delete a check-in point
         * @description Removes a check-in point that nobody uses.
         */
        delete: operations["deleteCheckInPoint"];
        options?: never;
        head?: never;
        /**
         * Change a check-in point
         * @description Changes a check-in point.
         */
        patch: operations["updateCheckInPoint"];
        trace?: never;
    };
    "/v1/events/{event}/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List days
         * @description Lists the days of an event, in the order of their making.
         */
        get: operations["listDays"];
        put?: never;
        /**
         * Create a day
         * @description Adds a day to an event.
         */
        post: operations["createDay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event}/days/{day}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a day
         * @description Reads a day.
         */
        get: operations["getDay"];
        put?: never;
        post?: never;
        /**
         * Delete a day
         * @description Removes a day that nobody uses. The test registrations of a live event that are for it are deleted with it.
         */
        delete: operations["deleteDay"];
        options?: never;
        head?: never;
        /**
         * Change a day
         * @description Changes a day. Its code cannot change once live people refer to it (`invalid_state`). A capacity below the places that are taken is a conflict, with `capacity` and `taken` in `details`.
         */
        patch: operations["updateDay"];
        trace?: never;
    };
    "/v1/events/{event}/days/{day}/lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lock a day
         * @description Locks a day: from the effective time on nobody is admitted on it any more. Locking again moves the time.
         */
        post: operations["lockDay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event}/days/{day}/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unlock a day
         * @description Unlocks a day.
         */
        post: operations["unlockDay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event}/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the form
         * @description Reads what people are asked and what rules hold. An event begins with no questions and no rules.
         */
        get: operations["getForm"];
        /**
         * Replace the form
         * @description Replaces all questions and rules. People who have registered keep their answers.
         */
        put: operations["putForm"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event}/scan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Scan a ticket
         * @description Decides whether a ticket admits, and records it. A refusal is an answer too: read `admitted` and `result`. Each person on a shared ticket has a result of their own. A scan that is sent again with its `client_uuid` counts once, whichever key sends it and whatever `scanned_at` it then has: the first answer comes back. With another code, check-in point or `only` it is a conflict. A live key finds no test tickets; a test key scans live and test tickets, and its check-ins are tests.
         */
        post: operations["scanTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event}/checkins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List check-ins
         * @description Lists the check-ins of an event, newest first, refusals included. A live key sees live check-ins, a test key test ones. A key limited to a group sees those of people of that group and of those below it.
         */
        get: operations["listCheckins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/checkins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find check-ins
         * @description Lists the check-ins of all events that the key can see, newest first, refusals included. A live key sees live check-ins, a test key test ones.
         */
        get: operations["findCheckins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event}/test-checkins": {
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
         * Clear test check-ins
         * @description Clears the test check-ins of an event, so that everybody can be scanned again in test mode. Live check-ins stay. The key may be live or test, and must not be limited to a group.
         */
        delete: operations["clearTestCheckins"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/checkins/{checkin}/override": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Override a refused check-in
         * @description Lets somebody through whom a scan refused: a member at a paired device, with their PIN and a reason. It writes a check-in that names the refused one and counts like an admission at that check-in point on the day of the scan; webhook endpoints are told `checkin.recorded` and `checkin.overridden`. A check-in without a person, of no day, that let somebody through, or that was overridden already cannot be overridden.
         */
        post: operations["overrideCheckin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{event}/scan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Scan a ticket at a gate
         * @description Decides whether a ticket admits, and records it: the same as `scanTicket`, at the address of scanners. A paired device may name the `ticket` of somebody whom it found on the roster instead of the `code`. A key needs the plan's `api_scanner`; a paired device works on every plan.
         */
        post: operations["scanAtGate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{event}/scan/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record scans made offline
         * @description Records scans that were made offline, in the order in which they were made. Each has an answer or an error of its own; one that is wrong does not keep the others from being recorded. A key needs the plan's `api_scanner`; a paired device works on every plan.
         */
        post: operations["scanBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{event}/checkins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List check-ins at a gate
         * @description Lists the check-ins of an event, newest first: the same as `listCheckins`, for scanners. A key needs the plan's `api_scanner`; a paired device works on every plan.
         */
        get: operations["listCheckinsAtGate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{event}/scan/manifest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the scanner manifest
         * @description Reads all that a scanner has to know of an event to decide without the service, but for the tickets, which are on the roster. Send the `ETag` back as `If-None-Match`: while nothing changed the answer is 304. A key needs the plan's `api_scanner`; a paired device works on every plan.
         */
        get: operations["getScannerManifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{event}/scan/roster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the roster
         * @description Reads the tickets that a scanner may meet, with their people and who was admitted already; with `since`, those that changed. Codes are hashed, so that a lost scanner is no box of valid tickets. A live key reads live tickets; a test key live and test tickets, with test admissions. A key limited to a group reads those of that group and of the groups below it. The address in the manifest works without a key. A key needs the plan's `api_scanner`; a paired device works on every plan.
         */
        get: operations["readRoster"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{event}/scan/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count at the gates
         * @description Counts who is expected and who was let in, on the day that is on and by check-in point, for screens at gates. It may be asked every few seconds. A live key or device counts live data, a test one its test data; one limited to a group counts people of that group and of the groups below it. A key needs the plan's `api_scanner`; a paired device works on every plan.
         */
        get: operations["getGateCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{event}/scan/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find tickets by email address
         * @description Finds the tickets of somebody who says their email address at a gate: those of people with this address, and of registrations with it. Rosters hold no addresses, so this takes a connection. The whole address is compared, in upper or lower case. A device finds what is on its roster, up to 20 tickets, and may ask for 20 addresses in 15 minutes that nobody has.
         */
        get: operations["findTicketsByEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/source-connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List source connections
         * @description Lists the source connections, in the order of their making. A key limited to a group sees those of that group and of all below it; a live key sees no test connections, and a test key no live ones.
         */
        get: operations["listSourceConnections"];
        put?: never;
        /**
         * Connect to a source platform
         * @description Connects to the organization's account on another ticketing platform, with a token that the platform gave for it. The platform is asked whether it takes the token. It is read only: nothing is ever changed there. A key limited to a group connects for that group and for those below it only.
         */
        post: operations["createSourceConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/source-connections/{connection}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a source connection
         * @description Reads a source connection, without its token.
         */
        get: operations["getSourceConnection"];
        put?: never;
        post?: never;
        /**
         * Disconnect from a source platform
         * @description Forgets a source connection and its token. Who was brought over stays, and is known again when the same event is imported through another connection. An import that is under way fails at its next page.
         */
        delete: operations["deleteSourceConnection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/source-connections/{connection}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events on a source platform
         * @description Lists the events of the connected account as the platform tells them now, newest first, one organization of the account after the other. A page may hold fewer than asked for: `has_more` says whether the list goes on.
         */
        get: operations["listSourceEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/source-connections/{connection}/events/{source_event}/ticket-classes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List ticket classes on a source platform
         * @description Lists the ticket classes of an event on the platform, as the platform tells them now. An import maps each of them to an attendee type, or to nothing.
         */
        get: operations["listSourceTicketClasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event}/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the template of an event
         * @description Tells what an event is made of, without people and ids: its settings, days, attendee types, check-in points and form. Another event can be made from it, in this organization or in another one.
         */
        get: operations["getEventTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/event-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List ready templates
         * @description Lists the templates that are ready to use: a conference with days, a festival with zones and pre-check, and a school event with shared family tickets.
         */
        get: operations["listReadyTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/template-imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an event from a template
         * @description Makes a draft event from a template, moved to another date. Codes are kept. What could not be taken over is told in `warnings` of the job; `event_id` is the new event.
         */
        post: operations["createTemplateImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event}/source-imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import from a source platform
         * @description Brings the people of an event on another ticketing platform over, in the background. Each order becomes a registration and each attendee a
         *     person with tickets, confirmed at once: approval, payment, the waitlist and the rules of the form do not apply, places and the plan do. Who is
         *     cancelled or refunded there is skipped. Who cannot be placed is rejected; the job's file of rejects tells the order, the attendee, the name and the reason. The job counts `orders`, and of people
         *     those `added`, `unchanged`, `skipped` and `rejected`. Importing the same event again adds nobody twice, only who is new there. It needs the plan's `background_jobs`. An organization may have 20 imports and exports that wait or are at work: one more is 429 `jobs_limit_reached`, until one of them has ended.
         */
        post: operations["createSourceImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find tickets
         * @description Lists the tickets of all events that the key can see, in the order of their issuing; voided ones included.
         */
        get: operations["findTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event}/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tickets
         * @description Lists the tickets of an event, in the order of their issuing; voided ones included. A key limited to a group sees those of registrations of that group and of those below it. A live key sees no test tickets.
         */
        get: operations["listTickets"];
        put?: never;
        /**
         * Issue a ticket
         * @description Issues a further ticket for confirmed people of one registration. Their earlier tickets stay valid. People of different registrations are a conflict.
         */
        post: operations["issueTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event}/tickets/{ticket}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a ticket
         * @description Reads a ticket.
         */
        get: operations["getTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event}/tickets/{ticket}/qr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a ticket's QR code
         * @description Draws the QR code of a ticket.
         */
        get: operations["getTicketQr"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event}/tickets/{ticket}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void a ticket
         * @description Voids a ticket: from the effective time on it admits nobody any more. The people on it stay registered.
         */
        post: operations["voidTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event}/tickets/{ticket}/reissue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reissue a ticket
         * @description Issues a ticket with a new code in place of this one. The old code is dead at once. Nobody is told by this; send the new ticket to the people on it.
         */
        post: operations["reissueTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event}/tickets/{ticket}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a ticket
         * @description Sends a ticket by email to the people on it; to the registration's address for those without one of their own. A voided ticket, or one that nobody has an address for, is not sent.
         */
        post: operations["sendTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook endpoints
         * @description Lists the webhook endpoints, in the order of their making. A key limited to a group sees those of that group and of all below it.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook endpoint
         * @description Makes a webhook endpoint, which is told what happens from now on. The signing secret is in the answer, once. A second one with the same URL and filters is an endpoint of its own, and an organization may have 500, on each plan with webhooks. A key limited to a group makes endpoints of that group and of those below it only.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/event-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook event types
         * @description Lists everything that endpoints can be told of, each type with a sample of what would be sent.
         */
        get: operations["listWebhookEventTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook endpoint
         * @description Reads a webhook endpoint.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook endpoint
         * @description Deletes a webhook endpoint with its delivery history. Attempts that are under way end.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook endpoint
         * @description Changes a webhook endpoint. What happened before is neither sent again nor taken back; deliveries that wait go to the new URL.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/v1/webhooks/{webhook}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Sends a sample to the endpoint, whatever it is told of otherwise and also while it is paused: once, with `livemode` false, and without an effect on its health.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the signing secret
         * @description Gives the endpoint a new signing secret. For 24 hours deliveries are signed with both, the new one first; rotating again within that time drops the oldest.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause a webhook endpoint
         * @description Pauses an endpoint: what happens is recorded, and sent after it is enabled. It stays paused until somebody enables it: one that was paused for its plan, or for failing, is paused as `manual` from then on, and the plan's return does not enable it.
         */
        post: operations["pauseWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable a webhook endpoint
         * @description Enables an endpoint that is paused: its count of failures is cleared, and what was recorded meanwhile goes out in order.
         */
        post: operations["enableWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deliveries to a webhook endpoint
         * @description Lists the deliveries to an endpoint, newest first. They are kept for 30 days after they were delivered or given up.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook}/deliveries/{delivery}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook delivery
         * @description Reads a delivery, with the body exactly as it is sent, the last signature, what the last answer began with, and each attempt that was made.
         */
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/deliveries/{delivery}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay a webhook delivery
         * @description Sends the envelope of a delivery once more, as a new delivery with the same id in the envelope, signed afresh. It can be done for 30 days from the original's first attempt, with whatever was attempted: deliveries that are `delivered`, `dead`, or `failed`, which keep their own schedule. One that is `pending` goes out by itself.
         */
        post: operations["replayWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "registration.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * registration.created
         * @description A registration was made, in whatever status it began.
         */
        post: operations["onRegistrationCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "registration.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * registration.updated
         * @description A registration or its people changed; sent once for each commit.
         */
        post: operations["onRegistrationUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "registration.confirmed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * registration.confirmed
         * @description A registration was confirmed; its tickets are issued.
         */
        post: operations["onRegistrationConfirmed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "registration.waitlisted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * registration.waitlisted
         * @description A registration waits for places to come free.
         */
        post: operations["onRegistrationWaitlisted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "registration.approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * registration.approved
         * @description A registration that awaited approval was approved.
         */
        post: operations["onRegistrationApproved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "registration.declined": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * registration.declined
         * @description A registration that awaited approval was declined.
         */
        post: operations["onRegistrationDeclined"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "registration.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * registration.cancelled
         * @description A registration was cancelled; its places are free and its tickets void.
         */
        post: operations["onRegistrationCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "attendee.added": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * attendee.added
         * @description A person was added: each person of a new registration, and each who joins one later.
         */
        post: operations["onAttendeeAdded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "attendee.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * attendee.updated
         * @description A person changed.
         */
        post: operations["onAttendeeUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "attendee.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * attendee.cancelled
         * @description A person was cancelled.
         */
        post: operations["onAttendeeCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.issued": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * ticket.issued
         * @description A ticket was issued.
         */
        post: operations["onTicketIssued"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.reissued": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * ticket.reissued
         * @description A ticket got a new code; the old code is dead.
         */
        post: operations["onTicketReissued"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.voided": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * ticket.voided
         * @description A ticket was voided.
         */
        post: operations["onTicketVoided"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "checkin.recorded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * checkin.recorded
         * @description A person was admitted: by a scan, or by a member who overrode a refusal. Of an override the data names the refused check-in in `overrides`, and `checkin.overridden` is sent as well.
         */
        post: operations["onCheckinRecorded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "checkin.refused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * checkin.refused
         * @description A scan did not admit a person.
         */
        post: operations["onCheckinRefused"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "checkin.overridden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * checkin.overridden
         * @description A member admitted a person whom a scan had refused. `checkin.recorded` is sent as well, in an envelope of its own with the same data: whoever counts check-ins counts one of the two.
         */
        post: operations["onCheckinOverridden"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * payment.received
         * @description Money was received for a registration.
         */
        post: operations["onPaymentReceived"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.refunded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * payment.refunded
         * @description Money was given back.
         */
        post: operations["onPaymentRefunded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * payment.failed
         * @description A payment failed.
         */
        post: operations["onPaymentFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description Who made a change. */
        Actor: {
            /** @description `system` is the service itself, such as when a payment deadline runs out. */
            type: components["schemas"]["ActorKind"];
            /** @description The id of the key, device or member; null for the service itself. */
            id: components["schemas"]["Ulid"] | null;
        };
        /** @description Who can have made a change. The list may grow. */
        ActorKind: components["schemas"]["KnownActorKind"] | (string & {});
        /** @description What does not add up at the gate. */
        AdmissionDifferences: {
            /**
             * Format: int32
             * @description How many confirmed people have no valid ticket.
             */
            without_ticket: number;
            /**
             * Format: int32
             * @description How many people were admitted at an entry, on any day.
             */
            admitted: number;
            /**
             * Format: int32
             * @description How many of those are cancelled now.
             */
            admitted_and_cancelled: number;
            /**
             * Format: int32
             * @description How many confirmed people were never admitted.
             */
            never_admitted: number;
        };
        /** @description What a person answered: text, a number, a choice, choices, a date or a consent, as the question asks. */
        Answer: components["schemas"]["AnswerText"] | number | boolean | components["schemas"]["AnswerChoices"] | null;
        /** @description Several choices. */
        AnswerChoices: components["schemas"]["AnswerText"][];
        /** @description An answer in words, a choice or a date. */
        AnswerText: string;
        /** @description Answers to the questions of the event's form, by the question's code; together 16,384 bytes as JSON at most. */
        Answers: {
            [key: string]: components["schemas"]["Answer"];
        };
        /** @description The key that makes the call. Its value is never shown again. */
        ApiKeyProfile: {
            /** @description Names the key in the audit log. */
            id: components["schemas"]["Ulid"];
            /** @description What the key was called when it was made. */
            name: string;
            /** @description `live` works on real people; `test` on test data, which appears in no live list, count or report. */
            mode: components["schemas"]["KeyMode"];
            /** @description What the key may do. Scopes are exact: none stands in for another. */
            scopes: components["schemas"]["KeyScope"][];
            /** @description The last four characters of the key, to tell keys apart. */
            last_four: string;
            /** @description The code of the group whose subtree the key is limited to, or null for the whole organization. */
            group: components["schemas"]["Code"] | null;
            /** @description When the key stops working, or null for never. */
            expires_at: components["schemas"]["Timestamp"] | null;
            /** @description The addresses and ranges that may use the key, or null for any. */
            allowed_addresses: string[] | null;
            /** @description When the key was made. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Who came, by day and attendee type. Of the data in the key's mode, as far as the key can see it. */
        AttendanceReport: {
            /** @description The event that was counted. */
            event_id: components["schemas"]["Ulid"];
            /** @description Which data was counted: false for a test key. */
            livemode: boolean;
            /** @description Who came on each day, in the order of the dates. */
            days: components["schemas"]["DayAttendance"][];
            /** @description When it was counted. */
            generated_at: components["schemas"]["Timestamp"];
        };
        /** @description A person on a registration. */
        Attendee: {
            /** @description Never changes. */
            id: components["schemas"]["Ulid"];
            /** @description The registration that the person is on. */
            registration_id: components["schemas"]["Ulid"];
            /** @description The event that the person comes to. */
            event_id: components["schemas"]["Ulid"];
            /** @description The code of the registration's group; null where it has none or the key cannot see it. */
            group: components["schemas"]["Code"] | null;
            /**
             * Attendee type
             * @description The person's attendee type, by its code. It decides price, places and ticket.
             */
            attendee_type: components["schemas"]["Code"];
            /**
             * First name
             * @description Given names, as they stand on the ticket.
             */
            first_name: string;
            /**
             * Last name
             * @description Family names, as they stand on the ticket.
             */
            last_name: string;
            /**
             * Email
             * @description Where the person's own ticket goes; null for none, and then it goes to the registration's address.
             */
            email: string | null;
            /**
             * Phone
             * @description As people write it, such as `+34 600 000 000`; null for none.
             */
            phone: string | null;
            /**
             * Date of birth
             * @description A calendar date, such as `1990-04-02`; null where it is not known. An event with a minimum age needs it.
             */
            date_of_birth: components["schemas"]["CalendarDate"] | null;
            /**
             * External ID
             * @description Your own id of the person, such as a membership number; null for none. It joins their registrations into one contact.
             */
            external_id: string | null;
            /**
             * Days
             * @description The days that the person comes on, by their codes.
             */
            days: components["schemas"]["Code"][];
            /** @description Where the person stands: as the registration, unless they alone were cancelled. */
            status: components["schemas"]["RegistrationStatus"];
            /** @description From when on a cancelled or declined person is not admitted any more; null while they are neither. */
            cancelled_at: components["schemas"]["Timestamp"] | null;
            /** @description What the person costs, as it was when they were placed. */
            price: components["schemas"]["Money"];
            /**
             * Answers
             * @description Answers to the questions of the event's form, by the question's code.
             */
            answers: {
                [key: string]: unknown;
            };
            /** @description The person's tickets that are not voided. */
            ticket_ids: components["schemas"]["Ulid"][];
            /** @description The contact that this person is; null where nothing identifies them. */
            contact_id: components["schemas"]["Ulid"] | null;
            /** @description False for an object made with a test key. */
            livemode: boolean;
            /** @description When the person was added. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the person last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The envelope of `attendee.added`. */
        AttendeeAddedEnvelope: {
            /** @description The same for every attempt and every replay of one occurrence: remember it to act once. */
            id: components["schemas"]["EnvelopeId"];
            /**
             * @description What happened. More types may appear: ignore those that you do not know.
             * @enum {string}
             */
            type: "attendee.added";
            /** @description The contract's version when the event was raised; absent in a test event. */
            api_version?: string;
            /** @description When it happened. */
            created_at: components["schemas"]["Timestamp"];
            /** @description False for test events and for what test keys do. */
            livemode: boolean;
            /** @description The organization where it happened, for receivers that serve several. */
            organization_id: components["schemas"]["Ulid"];
            /** @description The event where it happened; null in a test event. */
            event_id: components["schemas"]["Ulid"] | null;
            /** @description The `X-Request-Id` of the call that did it, or that started the job which did; null where no call did, and in a test event. */
            request_id: string | null;
            /** @description Who did it, so that a receiver can tell what it did itself; of what a job does, who started the job; null in a test event. */
            actor: components["schemas"]["Actor"] | null;
            /** @description The object as the API shows it. */
            data: components["schemas"]["Attendee"];
        };
        /** @description The envelope of `attendee.cancelled`. */
        AttendeeCancelledEnvelope: {
            /** @description The same for every attempt and every replay of one occurrence: remember it to act once. */
            id: components["schemas"]["EnvelopeId"];
            /**
             * @description What happened. More types may appear: ignore those that you do not know.
             * @enum {string}
             */
            type: "attendee.cancelled";
            /** @description The contract's version when the event was raised; absent in a test event. */
            api_version?: string;
            /** @description When it happened. */
            created_at: components["schemas"]["Timestamp"];
            /** @description False for test events and for what test keys do. */
            livemode: boolean;
            /** @description The organization where it happened, for receivers that serve several. */
            organization_id: components["schemas"]["Ulid"];
            /** @description The event where it happened; null in a test event. */
            event_id: components["schemas"]["Ulid"] | null;
            /** @description The `X-Request-Id` of the call that did it, or that started the job which did; null where no call did, and in a test event. */
            request_id: string | null;
            /** @description Who did it, so that a receiver can tell what it did itself; of what a job does, who started the job; null in a test event. */
            actor: components["schemas"]["Actor"] | null;
            /** @description The object as the API shows it. */
            data: components["schemas"]["Attendee"];
        };
        /** @description What to change of a person; what is left out stays. Answers are replaced one by one, and removed by null. */
        AttendeeChanges: {
            /**
             * Attendee type
             * @description The person's attendee type, by its code. It decides price, places and ticket.
             */
            attendee_type?: components["schemas"]["Reference"];
            /**
             * First name
             * @description Given names, as they stand on the ticket.
             */
            first_name?: components["schemas"]["Name"];
            /**
             * Last name
             * @description Family names, as they stand on the ticket.
             */
            last_name?: components["schemas"]["Name"];
            /**
             * Email
             * @description Where the person's own ticket goes; null for none, and then it goes to the registration's address.
             */
            email?: components["schemas"]["EmailAddress"] | null;
            /**
             * Phone
             * @description As people write it, such as `+34 600 000 000`; null for none.
             */
            phone?: components["schemas"]["PhoneNumber"] | null;
            /**
             * Date of birth
             * @description A calendar date, such as `1990-04-02`; null where it is not known. An event with a minimum age needs it.
             */
            date_of_birth?: components["schemas"]["CalendarDate"] | null;
            /**
             * External ID
             * @description Your own id of the person, such as a membership number; null for none. It joins their registrations into one contact.
             */
            external_id?: components["schemas"]["ExternalId"] | null;
            /**
             * Days
             * @description The days that the person comes on, by their codes.
             */
            days?: components["schemas"]["Reference"][];
            /**
             * Answers
             * @description Answers to the questions of the event's form, by the question's code.
             */
            answers?: components["schemas"]["Answers"];
        };
        /** @description One page of attendees. */
        AttendeePage: {
            /** @description The items of this page. */
            data: components["schemas"]["Attendee"][];
            /** @description Whether the list goes on, from where, and from where to follow its changes. */
            page: components["schemas"]["ChangePageInfo"];
        };
        /** @description A kind of people at an event, such as visitors or speakers. */
        AttendeeType: {
            /** @description Never changes, even if the code does. */
            id: components["schemas"]["Ulid"];
            /**
             * Code
             * @description Unique among the event's attendee types, and used in place of the id wherever the type is named.
             */
            code: components["schemas"]["Code"];
            /**
             * Name
             * @description What people read, such as `Visitor`.
             */
            name: string;
            /**
             * Price
             * @description What one person pays; null for nothing.
             */
            price: components["schemas"]["Money"] | null;
            /**
             * Capacity
             * @description How many people of this type there is room for; null for any number.
             */
            capacity: components["schemas"]["Places"] | null;
            /**
             * Needs approval
             * @description Whether registrations with people of this type wait as `pending` until somebody approves them.
             */
            approval: boolean;
            /**
             * Ticket
             * @description Whether people of this type have a ticket each or share one for each registration.
             */
            ticket: components["schemas"]["TicketKind"];
            /** @description When the attendee type was made. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the attendee type last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description What to change of an attendee type; what is left out stays. */
        AttendeeTypeChanges: {
            /**
             * Code
             * @description Unique among the event's attendee types, and used in place of the id wherever the type is named.
             */
            code?: components["schemas"]["Code"];
            /**
             * Name
             * @description What people read, such as `Visitor`.
             */
            name?: components["schemas"]["Name"];
            /**
             * Price
             * @description What one person pays; null for nothing.
             */
            price?: components["schemas"]["Price"] | null;
            /**
             * Capacity
             * @description How many people of this type there is room for; null for any number.
             */
            capacity?: components["schemas"]["Places"] | null;
            /**
             * Needs approval
             * @description Whether registrations with people of this type wait as `pending` until somebody approves them.
             */
            approval?: boolean;
            /**
             * Ticket
             * @description Whether people of this type have a ticket each or share one for each registration.
             */
            ticket?: components["schemas"]["KnownTicketKind"];
        };
        /** @description One page of attendee types. */
        AttendeeTypePage: {
            /** @description The items of this page. */
            data: components["schemas"]["AttendeeType"][];
            /** @description Whether the list goes on, and from where. */
            page: components["schemas"]["PageInfo"];
        };
        /** @description The envelope of `attendee.updated`. */
        AttendeeUpdatedEnvelope: {
            /** @description The same for every attempt and every replay of one occurrence: remember it to act once. */
            id: components["schemas"]["EnvelopeId"];
            /**
             * @description What happened. More types may appear: ignore those that you do not know.
             * @enum {string}
             */
            type: "attendee.updated";
            /** @description The contract's version when the event was raised; absent in a test event. */
            api_version?: string;
            /** @description When it happened. */
            created_at: components["schemas"]["Timestamp"];
            /** @description False for test events and for what test keys do. */
            livemode: boolean;
            /** @description The organization where it happened, for receivers that serve several. */
            organization_id: components["schemas"]["Ulid"];
            /** @description The event where it happened; null in a test event. */
            event_id: components["schemas"]["Ulid"] | null;
            /** @description The `X-Request-Id` of the call that did it, or that started the job which did; null where no call did, and in a test event. */
            request_id: string | null;
            /** @description Who did it, so that a receiver can tell what it did itself; of what a job does, who started the job; null in a test event. */
            actor: components["schemas"]["Actor"] | null;
            /** @description The object as the API shows it. */
            data: components["schemas"]["Attendee"];
        };
        /** @description How many a communication would reach now. */
        AudienceCount: {
            /**
             * Format: int32
             * @description How many attendees are in the audience.
             */
            attendees: number;
            /**
             * Format: int32
             * @description How many addresses would be written to, without those who have unsubscribed; people at the same address get one message.
             */
            recipients: number;
            /**
             * Format: int32
             * @description How many of the attendees have no address, and neither has their registration.
             */
            without_address: number;
            /**
             * Format: int32
             * @description How many addresses are left out because they have unsubscribed from what the organization writes.
             */
            unsubscribed: number;
            /** @description False where the people counted are test people. */
            livemode: boolean;
        };
        /** @description Several statuses. */
        AudienceStatuses: components["schemas"]["KnownRegistrationStatus"][];
        /** @description One change. */
        AuditEntry: {
            /** @description Entries sort by it in the order of their writing. */
            id: components["schemas"]["Ulid"];
            /** @description When the change was made. */
            at: components["schemas"]["Timestamp"];
            /** @description Who made the change. */
            actor: components["schemas"]["Actor"];
            /** @description `api` for calls, `cli` for the command line and `console` for members who are signed in, with what the jobs do that they start; `worker` for what happens by the clock. */
            source: components["schemas"]["AuditSource"];
            /** @description What an automation-platform app called itself in `X-Service-Client`, also where a job of that call made the change; null where no app did it. */
            client: string | null;
            /** @description The `X-Request-Id` of the call that made the change, or that started the job which made it; null where there was no call. */
            request_id: string | null;
            /** @description What was done, as kind and act, such as `group.created`. */
            action: string;
            /** @description What was changed. */
            object: components["schemas"]["AuditedObject"];
            /** @description The object before the change, secrets left out; null where there was none. */
            before: {
                [key: string]: unknown;
            } | null;
            /** @description The object after the change, secrets left out; null where there is none. */
            after: {
                [key: string]: unknown;
            } | null;
        };
        /** @description One page of the audit log. */
        AuditPage: {
            /** @description The items of this page. */
            data: components["schemas"]["AuditEntry"][];
            /** @description Whether the list goes on, and from where. */
            page: components["schemas"]["PageInfo"];
        };
        /** @description Where a change came from. The list may grow. */
        AuditSource: components["schemas"]["KnownAuditSource"] | (string & {});
        /** @description What was changed. */
        AuditedObject: {
            /** @description What kind of object it is, such as `group` or `registration`. */
            type: string;
            /** @description The object's id, also after it was deleted. */
            id: string;
        };
        /** @description A scan that was made offline. */
        BatchedScan: {
            /**
             * Client UUID
             * @description New for each scan, made by the scanner. A scan that is sent again with the same one counts once and gets the first answer, also when it then says another `scanned_at`.
             */
            client_uuid: components["schemas"]["Uuid"];
            /**
             * Scanned at
             * @description When the code was read. It may be long past, as of scans that were made offline.
             */
            scanned_at: components["schemas"]["Timestamp"];
            /**
             * Only
             * @description Who of a shared ticket has arrived, where not all have: ids of attendees. Everybody when left out.
             */
            only?: components["schemas"]["PersonOnTicket"][];
            /**
             * Code
             * @description What the ticket's code says. Spaces around it and its case do not matter; what is no ticket's code is answered with the result `unknown`.
             */
            code?: string;
            /**
             * Ticket
             * @description The ticket of somebody who was found on the roster, by its id, instead of its `code`. It is decided and recorded as if the code had been read; what is no ticket of the event is answered with the result `unknown`. Only a paired device may send it: from an API key it is refused with `validation_failed`.
             */
            ticket?: components["schemas"]["TicketAtGate"];
            /**
             * Check-in point
             * @description The check-in point, by its id or code.
             */
            check_in_point?: components["schemas"]["Reference"];
            /**
             * Device result
             * @description What the scanner told the person; left out or null where it told nothing. A difference is kept.
             */
            device_result?: components["schemas"]["ResultTold"] | null;
        };
        /** @description What came of one scan of a batch: the answer to the scan, or an error. */
        BatchedScanResult: {
            /** @description As the scan has it; null where it has none that is a text. */
            client_uuid: string | null;
            /** @description That of the person who got furthest. */
            result?: components["schemas"]["ScanResult"];
            /** @description Whether anybody on the ticket may pass. Open the gate by this: results that admit may be added. */
            admitted?: boolean;
            /** @description Why the result is what it is; null where the result says it all. */
            reason?: components["schemas"]["ScanReason"] | null;
            /** @description What to show the people at the gate, in the event's language and the organization's words. */
            display?: components["schemas"]["ScanDisplay"];
            /** @description The ticket that was scanned; null when the code is unknown. */
            ticket?: components["schemas"]["ScannedTicket"] | null;
            /** @description Everybody on the ticket, or those whom `only` names, each with a result of their own; nobody when the code is unknown. */
            attendees?: components["schemas"]["PersonScan"][];
            /** @description The rows that the scan wrote: one for each person, and one without a person when the code is unknown. */
            checkins?: components["schemas"]["Checkin"][];
            /** @description When the code was read, as the scan says. */
            scanned_at?: components["schemas"]["Timestamp"];
            /** @description False for a scan with a test key. */
            livemode?: boolean;
            /** @description What the scanner had told the person; null where it told nothing. */
            device_result?: components["schemas"]["ScanResult"] | null;
            /** @description Whether the scanner told the person something else than the service decided. */
            differs?: boolean;
            /** @description Why there is no result. */
            error?: components["schemas"]["ScanProblem"];
        };
        /**
         * Format: date
         * @description A calendar date, such as `2026-06-05`, where the event is.
         */
        CalendarDate: string;
        /** @description Where a list that can be followed goes on. */
        ChangePageInfo: {
            /** @description Send this as `cursor` to get the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether there is a next page. */
            has_more: boolean;
            /** @description Send this as `updated_since` next time to get what changes from here on, whichever page it stood on. Nothing is missed, and no clock has to be trusted. It is opaque; where it no longer fits, as after groups were moved above a key's sight, it leads to the beginning. */
            as_of: string;
        };
        /** @description A place where tickets are scanned, and the policy that decides there. */
        CheckInPoint: {
            /** @description Never changes, even if the code does. */
            id: components["schemas"]["Ulid"];
            /**
             * Code
             * @description Unique among the event's check-in points, and used in place of the id wherever the point is named.
             */
            code: components["schemas"]["Code"];
            /**
             * Name
             * @description What people at the gate read, such as `Main gate`.
             */
            name: string;
            /**
             * Kind
             * @description Whether the point lets people into the event, checks them beforehand, or lets them into a part of it.
             */
            kind: components["schemas"]["PointKind"];
            /**
             * Days
             * @description The codes of the days on which the point admits; null for all.
             */
            days: components["schemas"]["Code"][] | null;
            /**
             * Attendee types
             * @description The codes of the attendee types that the point admits; null for all.
             */
            attendee_types: components["schemas"]["Code"][] | null;
            /**
             * Groups
             * @description The codes of the groups that the point admits, those below them included; null for all. A key limited to a group sees those of its own subtree; its own group in place of one above it.
             */
            groups: components["schemas"]["Code"][] | null;
            /**
             * Opens at
             * @description When the point opens each day; null for the day's start.
             */
            opens_at: components["schemas"]["LocalTime"] | null;
            /**
             * Closes at
             * @description When the point closes each day; null for the day's end.
             */
            closes_at: components["schemas"]["LocalTime"] | null;
            /**
             * Exceptions
             * @description Exceptions for single days, which replace both times.
             */
            windows: components["schemas"]["PointWindow"][];
            /**
             * Limit
             * @description How often one person is admitted here: once a day, once in all, or as often as they come.
             */
            limit: components["schemas"]["PointLimit"];
            /**
             * Requires
             * @description What a person must have passed earlier on the same day to be admitted here.
             */
            requires: components["schemas"]["PointRequirement"];
            /** @description When the check-in point was made. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the check-in point last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description What to change of a check-in point; what is left out stays. */
        CheckInPointChanges: {
            /**
             * Code
             * @description Unique among the event's check-in points, and used in place of the id wherever the point is named.
             */
            code?: components["schemas"]["Code"];
            /**
             * Name
             * @description What people at the gate read, such as `Main gate`.
             */
            name?: components["schemas"]["Name"];
            /**
             * Kind
             * @description Whether the point lets people into the event, checks them beforehand, or lets them into a part of it.
             */
            kind?: components["schemas"]["KnownPointKind"];
            /**
             * Days
             * @description The codes of the days on which the point admits; null for all.
             */
            days?: components["schemas"]["References"] | null;
            /**
             * Attendee types
             * @description The codes of the attendee types that the point admits; null for all.
             */
            attendee_types?: components["schemas"]["References"] | null;
            /**
             * Groups
             * @description The codes of the groups that the point admits, those below them included; null for all. A key limited to a group sees those of its own subtree; its own group in place of one above it.
             */
            groups?: components["schemas"]["References"] | null;
            /**
             * Opens at
             * @description When the point opens each day; null for the day's start.
             */
            opens_at?: components["schemas"]["LocalTime"] | null;
            /**
             * Closes at
             * @description When the point closes each day; null for the day's end.
             */
            closes_at?: components["schemas"]["LocalTime"] | null;
            /**
             * Exceptions
             * @description Exceptions for single days, which replace both times.
             */
            windows?: components["schemas"]["NewPointWindows"];
            /**
             * Limit
             * @description How often one person is admitted here: once a day, once in all, or as often as they come.
             */
            limit?: components["schemas"]["KnownPointLimit"];
            /**
             * Requires
             * @description What a person must have passed earlier on the same day to be admitted here.
             */
            requires?: components["schemas"]["KnownPointRequirement"];
        };
        /** @description One page of check-in points. */
        CheckInPointPage: {
            /** @description The items of this page. */
            data: components["schemas"]["CheckInPoint"][];
            /** @description Whether the list goes on, and from where. */
            page: components["schemas"]["PageInfo"];
        };
        /** @description One person's row of one scan. */
        Checkin: {
            /** @description Never changes. It is what an override names. */
            id: components["schemas"]["Ulid"];
            /** @description The scan that wrote the row: the same for all people on a shared ticket. */
            scan_id: components["schemas"]["Ulid"];
            /** @description What the scanner called the scan. */
            client_uuid: components["schemas"]["Uuid"];
            /** @description The event that was scanned for. */
            event_id: components["schemas"]["Ulid"];
            /** @description The code of the check-in point that was scanned at. */
            check_in_point: components["schemas"]["Code"];
            /** @description The code of the day on which the code was read; null when no day of the event was on. */
            day: components["schemas"]["Code"] | null;
            /** @description The ticket that was scanned; null when the scanned code is unknown. */
            ticket_id: components["schemas"]["Ulid"] | null;
            /** @description The registration that the ticket belongs to; null when the scanned code is unknown. */
            registration_id: components["schemas"]["Ulid"] | null;
            /** @description The person whom the row is about; null when the scanned code is unknown. */
            attendee_id: components["schemas"]["Ulid"] | null;
            /** @description What the gate was told. Only `accepted`, `pre_checked` and `zone_entered` admit now; `admitted` says it of any. */
            result: components["schemas"]["ScanResult"];
            /** @description Whether the person was let through. */
            admitted: boolean;
            /** @description Why the result is what it is; null where the result says it all. */
            reason: components["schemas"]["ScanReason"] | null;
            /** @description Which way the person went. */
            direction: components["schemas"]["ScanDirection"];
            /** @description When the scanner read the code, by its own clock. */
            scanned_at: components["schemas"]["Timestamp"];
            /** @description When the service received the scan. */
            received_at: components["schemas"]["Timestamp"];
            /** @description The key that made the scan; null for a paired device. */
            key_id: components["schemas"]["Ulid"] | null;
            /** @description The paired device that made the scan; null for a key. */
            device_id: components["schemas"]["Ulid"] | null;
            /** @description The refused check-in that a member overrode with this one; null for a scan. */
            overrides: components["schemas"]["Ulid"] | null;
            /** @description Why the member did; null for a scan. */
            override_reason: string | null;
            /** @description The member who did; null for a scan. */
            member_id: components["schemas"]["Ulid"] | null;
            /** @description What a scanner that worked offline had told the person; null where the service decided at once. */
            device_result: components["schemas"]["ScanResult"] | null;
            /**
             * Format: int32
             * @description The version of the decision that came to the result.
             */
            decision_version: number;
            /** @description False for a check-in made with a test key. */
            livemode: boolean;
        };
        /** @description How many check-ins there were. */
        CheckinCounts: {
            /**
             * Format: int32
             * @description How many let somebody through.
             */
            recorded: number;
            /**
             * Format: int32
             * @description How many did not.
             */
            refused: number;
        };
        /** @description The envelope of `checkin.overridden`. */
        CheckinOverriddenEnvelope: {
            /** @description The same for every attempt and every replay of one occurrence: remember it to act once. */
            id: components["schemas"]["EnvelopeId"];
            /**
             * @description What happened. More types may appear: ignore those that you do not know.
             * @enum {string}
             */
            type: "checkin.overridden";
            /** @description The contract's version when the event was raised; absent in a test event. */
            api_version?: string;
            /** @description When it happened. */
            created_at: components["schemas"]["Timestamp"];
            /** @description False for test events and for what test keys do. */
            livemode: boolean;
            /** @description The organization where it happened, for receivers that serve several. */
            organization_id: components["schemas"]["Ulid"];
            /** @description The event where it happened; null in a test event. */
            event_id: components["schemas"]["Ulid"] | null;
            /** @description The `X-Request-Id` of the call that did it, or that started the job which did; null where no call did, and in a test event. */
            request_id: string | null;
            /** @description Who did it, so that a receiver can tell what it did itself; of what a job does, who started the job; null in a test event. */
            actor: components["schemas"]["Actor"] | null;
            /** @description The object as the API shows it. */
            data: components["schemas"]["Checkin"];
        };
        /** @description One page of check-ins. */
        CheckinPage: {
            /** @description The items of this page. */
            data: components["schemas"]["Checkin"][];
            /** @description Whether the list goes on, and from where. */
            page: components["schemas"]["PageInfo"];
        };
        /** @description The envelope of `checkin.recorded`. */
        CheckinRecordedEnvelope: {
            /** @description The same for every attempt and every replay of one occurrence: remember it to act once. */
            id: components["schemas"]["EnvelopeId"];
            /**
             * @description What happened. More types may appear: ignore those that you do not know.
             * @enum {string}
             */
            type: "checkin.recorded";
            /** @description The contract's version when the event was raised; absent in a test event. */
            api_version?: string;
            /** @description When it happened. */
            created_at: components["schemas"]["Timestamp"];
            /** @description False for test events and for what test keys do. */
            livemode: boolean;
            /** @description The organization where it happened, for receivers that serve several. */
            organization_id: components["schemas"]["Ulid"];
            /** @description The event where it happened; null in a test event. */
            event_id: components["schemas"]["Ulid"] | null;
            /** @description The `X-Request-Id` of the call that did it, or that started the job which did; null where no call did, and in a test event. */
            request_id: string | null;
            /** @description Who did it, so that a receiver can tell what it did itself; of what a job does, who started the job; null in a test event. */
            actor: components["schemas"]["Actor"] | null;
            /** @description The object as the API shows it. */
            data: components["schemas"]["Checkin"];
        };
        /** @description The envelope of `checkin.refused`. */
        CheckinRefusedEnvelope: {
            /** @description The same for every attempt and every replay of one occurrence: remember it to act once. */
            id: components["schemas"]["EnvelopeId"];
            /**
             * @description What happened. More types may appear: ignore those that you do not know.
             * @enum {string}
             */
            type: "checkin.refused";
            /** @description The contract's version when the event was raised; absent in a test event. */
            api_version?: string;
            /** @description When it happened. */
            created_at: components["schemas"]["Timestamp"];
            /** @description False for test events and for what test keys do. */
            livemode: boolean;
            /** @description The organization where it happened, for receivers that serve several. */
            organization_id: components["schemas"]["Ulid"];
            /** @description The event where it happened; null in a test event. */
            event_id: components["schemas"]["Ulid"] | null;
            /** @description The `X-Request-Id` of the call that did it, or that started the job which did; null where no call did, and in a test event. */
            request_id: string | null;
            /** @description Who did it, so that a receiver can tell what it did itself; of what a job does, who started the job; null in a test event. */
            actor: components["schemas"]["Actor"] | null;
            /** @description The object as the API shows it. */
            data: components["schemas"]["Checkin"];
        };
        /** @description One of the answers that a question offers. Spaces and invisible characters alone are none. */
        Choice: string;
        /** @description A short name that people choose. It is accepted wherever the object's id is. */
        Code: string;
        /** @description How the codes of tickets are hashed. The list may grow; a scanner that does not know the value decides online. */
        CodeHash: "sha256" | (string & {});
        /** @description A mail to attendees of an event. */
        Communication: {
            /** @description Never changes. */
            id: components["schemas"]["Ulid"];
            /** @description The event that it is about. */
            event_id: components["schemas"]["Ulid"];
            /** @description The code of the group that it was made for, whose people alone it can reach; null for the whole organization. */
            group: components["schemas"]["Code"] | null;
            /**
             * Name
             * @description What the organization calls it, which no recipient sees; null for nothing.
             */
            name: string | null;
            /**
             * Subject
             * @description The subject, on one line. It may hold placeholders.
             */
            subject: string;
            /**
             * Body
             * @description The text. An empty line begins a paragraph. It may hold placeholders in double braces: `{{first_name}}`, `{{last_name}}`, `{{email}}`, `{{attendee_type}}`, `{{days}}`, `{{ticket_codes}}`, `{{event_name}}` and `{{organization_name}}`.
             */
            body: string;
            /**
             * Language
             * @description The language of what surrounds the text: `en` or `es`.
             */
            language: components["schemas"]["CommunicationLanguage"];
            /**
             * Audience
             * @description Whom it is for. It is read when the sending begins.
             */
            audience: components["schemas"]["CommunicationAudience"];
            /** @description `draft` until it is sent, `scheduled` until its time has come, `sending`, `sent` once no message waits any more, or `cancelled`. */
            status: components["schemas"]["CommunicationStatus"];
            /** @description When the sending begins or began; null for a draft. */
            send_at: components["schemas"]["Timestamp"] | null;
            /** @description What became of the messages. */
            counts: components["schemas"]["CommunicationCounts"];
            /** @description The job that sends it; null for a draft. */
            job_id: components["schemas"]["Ulid"] | null;
            /** @description False for an object made with a test key. It reaches test people only, and no mail leaves. */
            livemode: boolean;
            /** @description When the communication was made. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the communication last changed. */
            updated_at: components["schemas"]["Timestamp"];
            /** @description When the last message was settled; null before. */
            sent_at: components["schemas"]["Timestamp"] | null;
        };
        /** @description Whom a communication is for: the attendees of the event of whom all of this is true. */
        CommunicationAudience: {
            /**
             * Statuses
             * @description The statuses that the attendees are in.
             */
            statuses: components["schemas"]["RegistrationStatus"][];
            /**
             * Attendee types
             * @description The codes of their attendee types; null for all.
             */
            attendee_types: components["schemas"]["Code"][] | null;
            /**
             * Days
             * @description The codes of the days of which they come on at least one; null for all.
             */
            days: components["schemas"]["Code"][] | null;
            /**
             * Groups
             * @description The codes of their groups, those below them included; null for all.
             */
            groups: components["schemas"]["Code"][] | null;
            /**
             * Admitted
             * @description True for those who were let in at an entrance of the event, on whichever day; false for those who were not; null for both.
             */
            admitted: boolean | null;
        };
        /** @description What to change of a draft; what is left out stays. An audience is replaced as a whole. */
        CommunicationChanges: {
            /**
             * Name
             * @description What the organization calls it, which no recipient sees; null for nothing.
             */
            name?: components["schemas"]["Name"] | null;
            /**
             * Subject
             * @description The subject, on one line. It may hold placeholders.
             */
            subject?: components["schemas"]["CommunicationSubject"];
            /**
             * Body
             * @description The text. An empty line begins a paragraph. It may hold placeholders in double braces: `{{first_name}}`, `{{last_name}}`, `{{email}}`, `{{attendee_type}}`, `{{days}}`, `{{ticket_codes}}`, `{{event_name}}` and `{{organization_name}}`.
             */
            body?: components["schemas"]["CommunicationText"];
            /**
             * Language
             * @description The language of what surrounds the text: `en` or `es`.
             */
            language?: components["schemas"]["KnownCommunicationLanguage"];
            /**
             * Audience
             * @description Whom it is for. It is read when the sending begins.
             */
            audience?: components["schemas"]["NewCommunicationAudience"];
        };
        /** @description What became of the messages of a communication. */
        CommunicationCounts: {
            /**
             * Format: int32
             * @description How many addresses it is for, without those who have unsubscribed; 0 before the sending begins.
             */
            recipients: number;
            /**
             * Format: int32
             * @description How many messages the mail server has taken.
             */
            sent: number;
            /**
             * Format: int32
             * @description How many messages were given up.
             */
            failed: number;
            /**
             * Format: int32
             * @description How many were not written to because they have unsubscribed.
             */
            unsubscribed: number;
        };
        /** @description The language of what surrounds the text of a communication. The list may grow. */
        CommunicationLanguage: components["schemas"]["KnownCommunicationLanguage"] | (string & {});
        /** @description A message of a communication to one address. */
        CommunicationMessage: {
            /** @description Never changes. */
            id: components["schemas"]["Ulid"];
            /** @description The communication that it is a copy of. */
            communication_id: components["schemas"]["Ulid"];
            /** @description The attendee whose values it has; others at the same address get no message of their own. */
            attendee_id: components["schemas"]["Ulid"];
            /** @description Where it goes. */
            address: string;
            /** @description `queued`, `sent` once the mail server has taken it, `failed` after it was refused or the last attempt, `unsubscribed` where the address wants nothing more, or `cancelled` with the communication. Of test people, `sent` says that it would have been. */
            status: components["schemas"]["MessageStatus"];
            /** @description Why the last attempt failed; null where none did. */
            error: string | null;
            /** @description False for a message to a test person, which never leaves. */
            livemode: boolean;
            /** @description When the mail server took it; null before, and where none did. */
            sent_at: components["schemas"]["Timestamp"] | null;
            /** @description When the message was queued. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of messages. */
        CommunicationMessagePage: {
            /** @description The items of this page. */
            data: components["schemas"]["CommunicationMessage"][];
            /** @description Whether the list goes on, and from where. */
            page: components["schemas"]["PageInfo"];
        };
        /** @description One page of communications. */
        CommunicationPage: {
            /** @description The items of this page. */
            data: components["schemas"]["Communication"][];
            /** @description Whether the list goes on, and from where. */
            page: components["schemas"]["PageInfo"];
        };
        /** @description How far a communication is. The list may grow. */
        CommunicationStatus: components["schemas"]["KnownCommunicationStatus"] | (string & {});
        /** @description The subject of a communication, on one line. */
        CommunicationSubject: string;
        /** @description The text of a communication. Spaces and invisible characters alone are none. */
        CommunicationText: string;
        /** @description A person whom the organization knows, across its events. A change of a contact does not rewrite the registrations they made. */
        Contact: {
            /** @description Never changes. */
            id: components["schemas"]["Ulid"];
            /**
             * First name
             * @description Given names. A registration with the contact's external id brings them up to date.
             */
            first_name: string;
            /**
             * Last name
             * @description Family names. A registration with the contact's external id brings them up to date.
             */
            last_name: string;
            /**
             * Email
             * @description With the names it identifies the person where there is no external id; null for none.
             */
            email: string | null;
            /**
             * Phone
             * @description With the names it identifies the person where there is neither external id nor email; null for none.
             */
            phone: string | null;
            /**
             * Date of birth
             * @description A calendar date, such as `1990-04-02`; null where it is not known.
             */
            date_of_birth: components["schemas"]["CalendarDate"] | null;
            /**
             * External ID
             * @description Your own id of the person, such as a membership number; null for none. Unique among the contacts of one mode.
             */
            external_id: string | null;
            /**
             * Note
             * @description What the organization notes about the person, who never sees it; null for nothing.
             */
            note: string | null;
            /** @description False for an object made with a test key. */
            livemode: boolean;
            /** @description When the contact was made. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the contact last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of the attendees that a contact is. */
        ContactAttendeePage: {
            /** @description The items of this page. */
            data: components["schemas"]["Attendee"][];
            /** @description Whether the list goes on, and from where. */
            page: components["schemas"]["PageInfo"];
        };
        /** @description What to change of a contact; what is left out stays. */
        ContactChanges: {
            /**
             * First name
             * @description Given names. A registration with the contact's external id brings them up to date.
             */
            first_name?: components["schemas"]["Name"];
            /**
             * Last name
             * @description Family names. A registration with the contact's external id brings them up to date.
             */
            last_name?: components["schemas"]["Name"];
            /**
             * Email
             * @description With the names it identifies the person where there is no external id; null for none.
             */
            email?: components["schemas"]["EmailAddress"] | null;
            /**
             * Phone
             * @description With the names it identifies the person where there is neither external id nor email; null for none.
             */
            phone?: components["schemas"]["PhoneNumber"] | null;
            /**
             * Date of birth
             * @description A calendar date, such as `1990-04-02`; null where it is not known.
             */
            date_of_birth?: components["schemas"]["CalendarDate"] | null;
            /**
             * External ID
             * @description Your own id of the person, such as a membership number; null for none. Unique among the contacts of one mode.
             */
            external_id?: components["schemas"]["ExternalId"] | null;
            /**
             * Note
             * @description What the organization notes about the person, who never sees it; null for nothing.
             */
            note?: components["schemas"]["LongText"] | null;
        };
        /** @description One page of contacts. */
        ContactPage: {
            /** @description The items of this page. */
            data: components["schemas"]["Contact"][];
            /** @description Whether the list goes on, and from where. */
            page: components["schemas"]["PageInfo"];
        };
        /** @description A table as text: comma-, semicolon- or tab-separated rows, the first with the headings. */
        CsvText: string;
        /** @description ISO 4217, such as `EUR`. */
        Currency: string;
        /**
         * @description How dates of numbers alone are written: `dmy` with the day first, `mdy` with the month first.
         * @enum {string}
         */
        DateOrder: "dmy" | "mdy";
        /** @description A day of an event. Days of one event never overlap. */
        Day: {
            /** @description Never changes, even if the code does. */
            id: components["schemas"]["Ulid"];
            /**
             * Code
             * @description Unique among the event's days, and used in place of the id wherever the day is named.
             */
            code: components["schemas"]["Code"];
            /**
             * Name
             * @description What people read, such as `Friday`; the date where none was given.
             */
            name: string;
            /**
             * Date
             * @description The calendar date on which the day begins, where the event is.
             */
            date: components["schemas"]["CalendarDate"];
            /**
             * Starts at
             * @description When the day begins; null for midnight.
             */
            starts_at: components["schemas"]["LocalTime"] | null;
            /**
             * Ends at
             * @description When the day ends; null for the next midnight. An end at or before the start means the next morning.
             */
            ends_at: components["schemas"]["LocalTime"] | null;
            /** @description The instant at which the day begins. */
            start: components["schemas"]["Timestamp"];
            /** @description The instant at which the day is over. */
            end: components["schemas"]["Timestamp"];
            /**
             * Capacity
             * @description How many people there is room for on this day; null for any number.
             */
            capacity: components["schemas"]["Places"] | null;
            /** @description From when on nobody is admitted on this day any more; null while it is not locked. */
            locked_at: components["schemas"]["Timestamp"] | null;
            /** @description When the day was made. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the day last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Attendance on one day. */
        DayAttendance: {
            /** @description The code of the day. */
            day: components["schemas"]["Code"];
            /** @description The calendar date of the day, where the event is. */
            date: components["schemas"]["CalendarDate"];
            /**
             * Format: int32
             * @description How many confirmed people were expected.
             */
            expected: number;
            /**
             * Format: int32
             * @description How many people were admitted at an entry, by a scan or by a member: also those who were not expected, or were cancelled since.
             */
            admitted: number;
            /**
             * Format: int32
             * @description How many of the expected people were not admitted so far: everybody, on a day to come.
             */
            absent: number;
            /** @description The same numbers for each attendee type. */
            attendee_types: components["schemas"]["TypeAttendance"][];
        };
        /** @description What to change of a day; what is left out stays. */
        DayChanges: {
            /**
             * Code
             * @description Unique among the event's days, and used in place of the id wherever the day is named.
             */
            code?: components["schemas"]["Code"];
            /**
             * Name
             * @description What people read, such as `Friday`; the date where none was given.
             */
            name?: components["schemas"]["Name"];
            /**
             * Date
             * @description The calendar date on which the day begins, where the event is.
             */
            date?: components["schemas"]["CalendarDate"];
            /**
             * Starts at
             * @description When the day begins; null for midnight.
             */
            starts_at?: components["schemas"]["LocalTime"] | null;
            /**
             * Ends at
             * @description When the day ends; null for the next midnight. An end at or before the start means the next morning.
             */
            ends_at?: components["schemas"]["LocalTime"] | null;
            /**
             * Capacity
             * @description How many people there is room for on this day; null for any number.
             */
            capacity?: components["schemas"]["Places"] | null;
        };
        /**
         * Format: int32
         * @description A number of days.
         */
        DayCount: number;
        /** @description How full one day is. */
        DayOccupancy: {
            /** @description The code of the day. */
            day: components["schemas"]["Code"];
            /** @description How many people there is room for; null for any number. */
            capacity: components["schemas"]["Places"] | null;
            /**
             * Format: int32
             * @description How many places are taken, in the key's mode.
             */
            taken: number;
            /** @description How many places are left; null where there is no capacity. */
            available: number | null;
        };
        /** @description One page of days. */
        DayPage: {
            /** @description The items of this page. */
            data: components["schemas"]["Day"][];
            /** @description Whether the list goes on, and from where. */
            page: components["schemas"]["PageInfo"];
        };
        /** @description How far a delivery is. The list may grow. */
        DeliveryStatus: components["schemas"]["KnownDeliveryStatus"] | (string & {});
        /** @description The event that a device was paired with. */
        DeviceEvent: {
            /** @description The event's id. */
            id: components["schemas"]["Ulid"];
            /** @description What addresses call the event. */
            code: components["schemas"]["Code"];
            /** @description What people call the event. */
            name: string;
            /** @description The time zone in which the event's days are counted. */
            timezone: components["schemas"]["Timezone"];
        };
        /** @description When and where a person was let through before. */
        EarlierAdmission: {
            /** @description When that code was read. */
            at: components["schemas"]["Timestamp"];
            /** @description The code of the check-in point. */
            check_in_point: components["schemas"]["Code"];
        };
        /** @description When an act takes effect for check-in. */
        EffectiveTime: {
            /**
             * Takes effect at
             * @description From when on it counts at the gate; now when left out. Past and future are allowed.
             */
            effective_at?: components["schemas"]["Timestamp"];
        };
        /**
         * Format: email
         * @description An email address.
         */
        EmailAddress: string;
        /** @description A host name, such as `example.com`. */
        EmailDomain: string;
        /** @description What the plan allows. */
        Entitlements: {
            /** @description Whether keys may read. */
            api_read: boolean;
            /** @description Whether keys may change anything. */
            api_write: boolean;
            /** @description Whether keys may scan tickets. */
            api_scanner: boolean;
            /** @description Whether webhook endpoints can be managed. */
            webhooks: boolean;
            /** @description Whether apps of automation platforms, which send `X-Service-Client`, may call. */
            automation_apps: boolean;
            /** @description Whether imports may run in the background. */
            background_jobs: boolean;
        };
        /** @description `evt_` followed by a ULID. One id for each occurrence; a replay keeps it. */
        EnvelopeId: string;
        /** @description What went wrong. */
        ErrorBody: {
            /** @description What went wrong, for programs. */
            code: components["schemas"]["OpenErrorCode"];
            /** @description What went wrong, for people: a whole sentence that names the field or the object. */
            message: string;
            /** @description More about it; its shape depends on the code. */
            details?: unknown;
            /**
             * Format: uri
             * @description The page that explains this error and what to do about it.
             */
            doc_url: string;
            /** @description The id of this request, also in the `X-Request-Id` header and in our logs. */
            request_id: string;
            /** @description The entitlement that the plan lacks. */
            key?: string;
            /** @description The lowest plan that includes it, above the organization's own; left out where none does or it was taken from the organization. */
            upgrade_plan?: string;
            /** @description Since when the installation only reads. */
            read_only_since?: string;
            /** @description What is wrong with the license: `expired`, `missing` or `invalid`. */
            validity?: string;
            /** @description The oldest version of the scanner's software that is still served. */
            min_sw_version?: string;
        };
        /**
         * @description Every refusal of this API, with its HTTP status. A new code may appear; treat an unknown code as a refusal.
         * @enum {string}
         */
        ErrorCode: "api_key_required" | "api_key_unknown" | "api_key_revoked" | "api_key_expired" | "device_unknown" | "device_revoked" | "api_key_ip_not_allowed" | "api_key_cannot_pair" | "pairing_code_refused" | "api_key_cannot_override" | "api_key_cannot_search" | "pin_refused" | "api_key_scope" | "entitlement_required" | "api_key_group" | "api_key_test_mode" | "instance_read_only" | "idempotency_key_required" | "idempotency_conflict" | "idempotency_in_progress" | "conflict" | "precondition_failed" | "external_id_taken" | "invalid_state" | "event_full" | "type_full" | "day_full" | "registration_closed" | "rule_refused" | "attendee_cap_reached" | "license_not_valid" | "validation_failed" | "unsupported_media_type" | "payload_too_large" | "not_found" | "file_not_ready" | "link_expired" | "replay_window_over" | "webhook_url_refused" | "source_refused" | "source_unavailable" | "method_not_allowed" | "rate_limited" | "pin_locked" | "quota_exceeded" | "jobs_limit_reached" | "sandbox_full" | "client_outdated" | "malformed_request" | "request_timeout" | "headers_too_large" | "internal" | "unavailable";
        /** @description The body of an answer that is not a success. */
        ErrorEnvelope: {
            /** @description What went wrong. */
            error: components["schemas"]["ErrorBody"];
        };
        /** @description Something that people register for, under an attendee type and for one or more days. */
        Event: {
            /** @description Never changes, even if the code does. */
            id: components["schemas"]["Ulid"];
            /**
             * Code
             * @description Unique among the organization's events, part of its public address, and used in place of the id wherever the event is named.
             */
            code: components["schemas"]["Code"];
            /**
             * Name
             * @description What people read, on tickets, in emails and on public pages.
             */
            name: string;
            /**
             * Description
             * @description What people read about the event on public pages; null for nothing.
             */
            description: string | null;
            /**
             * Group
             * @description The code of the group that owns the event, or null for the whole organization.
             */
            group: components["schemas"]["Code"] | null;
            /**
             * Time zone
             * @description Where the event is: its days, hours and gates are told in this zone.
             */
            timezone: components["schemas"]["Timezone"];
            /**
             * Currency
             * @description The currency of all its prices and payments.
             */
            currency: components["schemas"]["Currency"];
            /**
             * Language
             * @description The language in which people are written to.
             */
            language: components["schemas"]["Language"];
            /**
             * Status
             * @description Only a `published` event can be registered for.
             */
            status: components["schemas"]["EventStatus"];
            /**
             * Capacity
             * @description How many people there is room for in all; null for any number.
             */
            capacity: components["schemas"]["Places"] | null;
            /**
             * Keep a waitlist
             * @description Whether registrations that find no room wait for places to come free.
             */
            waitlist: boolean;
            /**
             * Needs approval
             * @description Whether each registration waits as `pending` until somebody approves it.
             */
            approval: boolean;
            /**
             * Payment deadline (days)
             * @description For how many days places are held for a registration that awaits payment. Then it is cancelled.
             */
            payment_deadline_days: components["schemas"]["DayCount"];
            /** @description False for an event made with a test key. */
            livemode: boolean;
            /** @description When the event was made. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the event itself last changed. Its days, attendee types and people have times of their own. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description What to change of an event; what is left out stays. */
        EventChanges: {
            /**
             * Code
             * @description Unique among the organization's events, part of its public address, and used in place of the id wherever the event is named.
             */
            code?: components["schemas"]["Code"];
            /**
             * Name
             * @description What people read, on tickets, in emails and on public pages.
             */
            name?: components["schemas"]["Name"];
            /**
             * Description
             * @description What people read about the event on public pages; null for nothing.
             */
            description?: components["schemas"]["LongText"] | null;
            /**
             * Time zone
             * @description Where the event is: its days, hours and gates are told in this zone.
             */
            timezone?: components["schemas"]["Timezone"];
            /**
             * Currency
             * @description The currency of all its prices and payments.
             */
            currency?: components["schemas"]["Currency"];
            /**
             * Language
             * @description The language in which people are written to.
             */
            language?: components["schemas"]["KnownLanguage"];
            /**
             * Capacity
             * @description How many people there is room for in all; null for any number.
             */
            capacity?: components["schemas"]["Places"] | null;
            /**
             * Keep a waitlist
             * @description Whether registrations that find no room wait for places to come free.
             */
            waitlist?: boolean;
            /**
             * Needs approval
             * @description Whether each registration waits as `pending` until somebody approves it.
             */
            approval?: boolean;
            /**
             * Payment deadline (days)
             * @description For how many days places are held for a registration that awaits payment. Then it is cancelled.
             */
            payment_deadline_days?: components["schemas"]["DayCount"];
        };
        /** @description One page of events. */
        EventPage: {
            /** @description The items of this page. */
            data: components["schemas"]["Event"][];
            /** @description Whether the list goes on, and from where. */
            page: components["schemas"]["PageInfo"];
        };
        /** @description The numbers of an event. Of the data in the key's mode, as far as the key can see it. */
        EventStats: {
            /** @description The event that was counted. */
            event_id: components["schemas"]["Ulid"];
            /** @description Which data was counted: false for a test key. */
            livemode: boolean;
            /** @description How full the event is as a whole. */
            places: components["schemas"]["Occupancy"];
            /** @description How full each attendee type is, in the order of their making. */
            attendee_types: components["schemas"]["TypeOccupancy"][];
            /** @description How full each day is, in the order of the dates. */
            days: components["schemas"]["DayOccupancy"][];
            /** @description How many registrations stand where. */
            registrations: components["schemas"]["StatusCounts"];
            /** @description How many people stand where. */
            attendees: components["schemas"]["StatusCounts"];
            /** @description How many tickets stand where. */
            tickets: components["schemas"]["TicketCounts"];
            /** @description How many check-ins there were so far. A test key counts those of test mode. */
            checkins: components["schemas"]["CheckinCounts"];
            /** @description When it was counted. */
            generated_at: components["schemas"]["Timestamp"];
        };
        /** @description Where an event stands. The list may grow. */
        EventStatus: components["schemas"]["KnownEventStatus"] | (string & {});
        /** @description What an event is made of, without its people and without ids, so that another one can be made like it. */
        EventTemplate: {
            /**
             * Template version
             * Format: int32
             * @description How the template is written; 1 now.
             */
            template_version: number;
            /**
             * Event
             * @description The event itself.
             */
            event: components["schemas"]["TemplateEvent"];
            /**
             * Days
             * @description The days, in the order of their dates.
             */
            days: components["schemas"]["TemplateDay"][];
            /**
             * Attendee types
             * @description The attendee types, in the order of their making.
             */
            attendee_types: components["schemas"]["TemplateAttendeeType"][];
            /**
             * Check-in points
             * @description The check-in points with their policies, in the order of their making.
             */
            check_in_points: components["schemas"]["TemplatePoint"][];
            /**
             * Form
             * @description What people are asked, and the rules of registering.
             */
            form: components["schemas"]["TemplateForm"];
        };
        /** @description Several types that an endpoint is told of. */
        EventTypeList: components["schemas"]["KnownWebhookEventType"][];
        /** @description The types that an endpoint is told of: a list of them, or `*`. */
        EventTypesInput: "*" | components["schemas"]["EventTypeList"];
        /** @description The name of a column, such as `first_name`; of an answer `answers.` and the code of the question. */
        ExportColumn: string;
        /** @description What narrows an export. What is left out narrows nothing. */
        ExportFilters: {
            /**
             * Status
             * @description Only what is in this status; of people and registrations theirs, of tickets `valid` or `voided`. Attendance has none: it is of confirmed people, and of those who came without being expected.
             */
            status?: components["schemas"]["KnownExportStatus"];
            /**
             * Attendee type
             * @description Only people of this attendee type, by its id or code; of registrations and tickets, those with somebody of it.
             */
            attendee_type?: components["schemas"]["Reference"];
            /**
             * Day
             * @description Only people who come on this day, by its id or code; of registrations and tickets, those with somebody who does.
             */
            day?: components["schemas"]["Reference"];
            /**
             * Group
             * @description Only what belongs to this group or to one below it, by its id or code.
             */
            group?: components["schemas"]["Reference"];
            /**
             * Updated since
             * @description Only what has changed at this instant or later.
             */
            updated_since?: components["schemas"]["Timestamp"];
        };
        /** @description What to export, and how to write it. */
        ExportRequest: {
            /**
             * Type
             * @description What to export.
             */
            type: components["schemas"]["KnownExportType"];
            /**
             * Format
             * @description How to write it.
             * @default csv
             */
            format?: components["schemas"]["KnownExportFormat"];
            /**
             * Event
             * @description The event whose data is exported, by its id or code. Times are told in its time zone, which their headings name.
             */
            event: components["schemas"]["Reference"];
            /**
             * Filters
             * @description What narrows the export.
             */
            filters?: components["schemas"]["ExportFilters"];
            /**
             * Columns
             * @description The columns to write, in this order; all of them when left out. One that there is not is refused with those that there are. Of more than 2,000 people, an answer that no question of the form asks for is looked for when the export begins: where nobody has given it, the job fails with `validation_failed`.
             */
            columns?: components["schemas"]["ExportColumn"][];
            /**
             * Language
             * @description The language of the headings, statuses, kinds and payment methods; the event's when left out.
             */
            language?: components["schemas"]["KnownLanguage"];
            /**
             * Byte order mark
             * @description Whether a CSV begins with a byte order mark, without which Excel takes it for another encoding. Programs that stumble over it leave it out.
             * @default true
             */
            bom?: boolean;
        };
        /** @description The organization's own id for an object. */
        ExternalId: string;
        /**
         * Format: binary
         * @description The bytes of a file.
         */
        FileContent: string;
        /** @description What a registration has to comply with. What is null sets no rule. */
        FormRules: {
            /**
             * Registration opens at
             * @description Before this instant nobody can register; null for no beginning.
             */
            registration_opens_at: components["schemas"]["Timestamp"] | null;
            /**
             * Registration closes at
             * @description From this instant on nobody can register any more; null for no end.
             */
            registration_closes_at: components["schemas"]["Timestamp"] | null;
            /**
             * Most people per registration
             * @description How many people one registration may hold; null for any number.
             */
            max_per_registration: number | null;
            /**
             * One registration per email
             * @description Whether an email address can be used for one registration only.
             */
            one_per_email: boolean;
            /**
             * Minimum age (years)
             * @description How many years old a person must be on the event's first day; null for any age. With a minimum, nobody without a date of birth can register.
             */
            minimum_age: number | null;
            /**
             * Email domains
             * @description The only domains that email addresses may have, such as `example.com`; null for any.
             */
            email_domains: string[] | null;
        };
        /** @description Tickets of an email address, as they are on the roster. */
        FoundTickets: {
            /** @description The tickets, valid ones first; none where nobody at the event has the address. The address is not among what they show. */
            tickets: components["schemas"]["RosterTicket"][];
            /** @description Whether there are more tickets of this address than are shown. */
            has_more: boolean;
        };
        /** @description How full it is at the gates: of the day that is on, or of the whole event where none is. */
        GateCounts: {
            /** @description The event that was counted. */
            event_id: components["schemas"]["Ulid"];
            /** @description The code of the day that is on, for which everything is counted; null when none is, and the whole event is counted. */
            day: components["schemas"]["Code"] | null;
            /**
             * Format: int32
             * @description How many confirmed people are expected.
             */
            expected: number;
            /**
             * Format: int32
             * @description How many people were let in at an entry, each counted once; also those who were cancelled since.
             */
            admitted: number;
            /** @description How many were let through at each check-in point, in the order of the manifest. */
            check_in_points: components["schemas"]["PointAdmissions"][];
            /** @description When it was counted: a second ago at most, and some seconds at an event of very many people. */
            as_of: components["schemas"]["Timestamp"];
            /** @description Which data was counted: false where scans with this credential are tests. */
            livemode: boolean;
        };
        /** @description A ticket that was read at a gate. */
        GateScanRequest: {
            /**
             * Client UUID
             * @description New for each scan, made by the scanner. A scan that is sent again with the same one counts once and gets the first answer, also when it then says another `scanned_at`.
             */
            client_uuid: components["schemas"]["Uuid"];
            /**
             * Scanned at
             * @description When the code was read. It may be long past, as of scans that were made offline.
             */
            scanned_at: components["schemas"]["Timestamp"];
            /**
             * Only
             * @description Who of a shared ticket has arrived, where not all have: ids of attendees. Everybody when left out.
             */
            only?: components["schemas"]["PersonOnTicket"][];
            /**
             * Sent at
             * @description The scanner's clock when it sent this; the answer tells by how much it is off.
             */
            sent_at?: components["schemas"]["Timestamp"];
            /**
             * Code
             * @description What the ticket's code says. Spaces around it and its case do not matter; what is no ticket's code is answered with the result `unknown`. Send exactly one of `code` and `ticket`.
             */
            code?: string;
            /**
             * Ticket
             * @description The ticket of somebody who was found on the roster, by its id, instead of its `code`. It is decided and recorded as if the code had been read; what is no ticket of the event is answered with the result `unknown`. Only a paired device may send it: from an API key it is refused with `validation_failed`.
             */
            ticket?: components["schemas"]["TicketAtGate"];
            /**
             * Check-in point
             * @description The check-in point, by its id or code. A paired device that belongs to one may leave it out, and cannot name another.
             */
            check_in_point?: components["schemas"]["Reference"];
        };
        /** @description A part of the organization. Groups form a tree of any depth. A test key sees live and test groups, and makes and changes test groups only; a live key sees live groups only. */
        Group: {
            /** @description Never changes, even if the code does. */
            id: components["schemas"]["Ulid"];
            /**
             * Code
             * @description Unique among the organization's groups, and used in place of the id wherever a group is named. A test group whose code is given to a live group gets another code.
             */
            code: components["schemas"]["Code"];
            /**
             * Name
             * @description What people read, such as `Northern youth`.
             */
            name: string;
            /**
             * Parent group
             * @description The code of the group above, or null at the top.
             */
            parent: components["schemas"]["Code"] | null;
            /** @description False for a group made with a test key. */
            livemode: boolean;
            /** @description When the group was made. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the group last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description What to change of a group; what is left out stays. */
        GroupChanges: {
            /**
             * Code
             * @description Unique among the organization's groups, and used in place of the id wherever a group is named. A test group whose code is given to a live group gets another code.
             */
            code?: components["schemas"]["Code"];
            /**
             * Name
             * @description What people read, such as `Northern youth`.
             */
            name?: components["schemas"]["Name"];
            /**
             * Parent group
             * @description The id or code of the new group above, or null to move the group, with all below it, to the top.
             */
            parent?: components["schemas"]["Reference"] | null;
        };
        /** @description One page of groups. */
        GroupPage: {
            /** @description The items of this page. */
            data: components["schemas"]["Group"][];
            /** @description Whether the list goes on, and from where. */
            page: components["schemas"]["PageInfo"];
        };
        /** @description Work that may take longer than a request: an import, an export, a communication on its way. */
        Job: {
            /** @description Never changes. */
            id: components["schemas"]["Ulid"];
            /** @description What it does. */
            type: components["schemas"]["JobType"];
            /** @description `queued` before it begins, `running`, and then `succeeded`, `failed` or `cancelled`, which stays. */
            status: components["schemas"]["JobStatus"];
            /** @description Whether it only tells what it would do, and changes nothing. */
            preview: boolean;
            /** @description False where it was made with a test key. */
            livemode: boolean;
            /** @description The event that it works on; null where it works on none, or on one that was deleted since. */
            event_id: components["schemas"]["Ulid"] | null;
            /** @description How much of it is done. */
            progress: components["schemas"]["JobProgress"];
            /** @description What it did, counted. */
            counts: components["schemas"]["JobCounts"];
            /**
             * Format: uri
             * @description Where the rows are found that could not be taken, each with its reason: an address that works without a key until `expires_at`; null where there are none, while it runs, and after `expires_at`.
             */
            rejects_url: string | null;
            /**
             * Format: uri
             * @description Where the file is found that it made: an address that works without a key until `expires_at`; null where it makes none, before it has succeeded, and after `expires_at`.
             */
            result_url: string | null;
            /**
             * Format: uri
             * @description Only in the answer that makes an export or an import of people: where its file will be found, the result of an export and the rejects of an import. The address works without a key: 409 `file_not_ready` until the job has ended, then the file until `expires_at`.
             */
            download_url?: string;
            /** @description When its files are deleted, a day after it finished; null before that. */
            expires_at: components["schemas"]["Timestamp"] | null;
            /** @description Why it failed; null where it did not. */
            error: components["schemas"]["JobError"] | null;
            /** @description What it could not do as it was asked, and did not fail for. Of rows 100 at most are told of, and then that there are more. */
            warnings: components["schemas"]["JobWarning"][];
            /** @description When it was made. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When work on it began; null before that. */
            started_at: components["schemas"]["Timestamp"] | null;
            /** @description When it came to its end; null before that. */
            finished_at: components["schemas"]["Timestamp"] | null;
        };
        /** @description What a job did, counted. Each job tells what it knows and leaves the rest out; while it runs they grow. */
        JobCounts: {
            /**
             * Format: int32
             * @description The rows that were read or written.
             */
            rows?: number;
            /**
             * Format: int32
             * @description Those that were added.
             */
            added?: number;
            /**
             * Format: int32
             * @description Of those that an import added, the people who owe money: their type has a price, and an import takes no payments.
             */
            owing?: number;
            /**
             * Format: int32
             * @description Those that were there and were changed.
             */
            updated?: number;
            /**
             * Format: int32
             * @description Those that were there and are as they were.
             */
            unchanged?: number;
            /**
             * Format: int32
             * @description Those that could not be taken; the file of rejects holds them with the reasons.
             */
            rejected?: number;
            /**
             * Format: int32
             * @description The people whom a communication is for.
             */
            recipients?: number;
            /**
             * Format: int32
             * @description The messages that were sent.
             */
            sent?: number;
            /**
             * Format: int32
             * @description The messages that could not be sent.
             */
            failed?: number;
            /**
             * Format: int32
             * @description The orders that were read from the source platform.
             */
            orders?: number;
            /**
             * Format: int32
             * @description What was left out on purpose.
             */
            skipped?: number;
        };
        /** @description Why a job failed. */
        JobError: {
            /** @description What went wrong, for programs. Treat a code that you do not know as a failure. */
            code: string;
            /** @description What went wrong, for people: a whole sentence. */
            message: string;
        };
        /** @description One page of jobs. */
        JobPage: {
            /** @description The items of this page. */
            data: components["schemas"]["Job"][];
            /** @description Whether the list goes on, and from where. */
            page: components["schemas"]["PageInfo"];
        };
        /** @description How much of a job is done. */
        JobProgress: {
            /**
             * Format: int32
             * @description How much is done: rows, people or messages, as the job counts them.
             */
            done: number;
            /** @description How much there is to do; null while it is not known. */
            total: number | null;
        };
        /** @description How far a job is. The list may grow. */
        JobStatus: components["schemas"]["KnownJobStatus"] | (string & {});
        /** @description What a job does. The list may grow. */
        JobType: components["schemas"]["KnownJobType"] | (string & {});
        /** @description Something that a job could not do as it was asked, and did not fail for. */
        JobWarning: {
            /** @description What it is about: a pointer into what was sent, a column, a row or an object. Columns and rows are counted from 0. */
            path: string;
            /**
             * Format: int32
             * @description The row of the table that it is about, the first below the headings being 1, blank rows not counted; left out where it is about no row.
             */
            row?: number;
            /** @description What is to be known of it, as a sentence. */
            message: string;
        };
        /** @description Whether a key works on real people or on test data. The list may grow. */
        KeyMode: components["schemas"]["KnownKeyMode"] | (string & {});
        /** @description What a key may do. The list may grow. */
        KeyScope: components["schemas"]["KnownKeyScope"] | (string & {});
        /**
         * @description Who can make changes now.
         * @enum {string}
         */
        KnownActorKind: "key" | "device" | "member" | "system";
        /**
         * @description Where changes can come from now.
         * @enum {string}
         */
        KnownAuditSource: "api" | "cli" | "console" | "worker";
        /**
         * @description The languages that communications can have now.
         * @enum {string}
         */
        KnownCommunicationLanguage: "en" | "es";
        /**
         * @description How far a communication can be now.
         * @enum {string}
         */
        KnownCommunicationStatus: "draft" | "scheduled" | "sending" | "sent" | "cancelled";
        /**
         * @description How far a delivery can be now.
         * @enum {string}
         */
        KnownDeliveryStatus: "pending" | "delivered" | "failed" | "dead";
        /**
         * @description The statuses that events can have now.
         * @enum {string}
         */
        KnownEventStatus: "draft" | "published" | "cancelled" | "archived";
        /**
         * @description How an export can be written now.
         * @enum {string}
         */
        KnownExportFormat: "csv" | "xlsx";
        /**
         * @description The statuses that an export can be narrowed to.
         * @enum {string}
         */
        KnownExportStatus: "pending" | "awaiting_payment" | "waitlisted" | "confirmed" | "declined" | "cancelled" | "valid" | "voided";
        /**
         * @description What can be exported now.
         * @enum {string}
         */
        KnownExportType: "registrations" | "people" | "tickets" | "attendance" | "reconciliation";
        /**
         * @description How far a job can be now.
         * @enum {string}
         */
        KnownJobStatus: "queued" | "running" | "succeeded" | "failed" | "cancelled";
        /**
         * @description What jobs do now.
         * @enum {string}
         */
        KnownJobType: "import" | "export" | "template_import" | "source_import" | "communication";
        /**
         * @description The modes that keys can have now.
         * @enum {string}
         */
        KnownKeyMode: "live" | "test";
        /**
         * @description What keys can be allowed to do now.
         * @enum {string}
         */
        KnownKeyScope: "read" | "write" | "admin" | "scanner";
        /**
         * @description The languages in which people can be written to now.
         * @enum {string}
         */
        KnownLanguage: "en" | "es";
        /**
         * @description How far a message can be now.
         * @enum {string}
         */
        KnownMessageStatus: "queued" | "sent" | "failed" | "unsubscribed" | "cancelled";
        /**
         * @description Why an endpoint can be paused now.
         * @enum {string}
         */
        KnownPausedReason: "manual" | "failing" | "plan" | "gone";
        /**
         * @description The ways of paying that have a name here; an organization may use words of its own.
         * @enum {string}
         */
        KnownPaymentMethod: "card" | "cash" | "bank_transfer" | "invoice" | "other";
        /**
         * @description The statuses that payments can have now.
         * @enum {string}
         */
        KnownPaymentStatus: "received" | "partially_refunded" | "refunded" | "failed";
        /**
         * @description The plans that there are now, lowest first.
         * @enum {string}
         */
        KnownPlanCode: "free" | "starter" | "growth" | "scale";
        /**
         * @description What check-in points can be for now.
         * @enum {string}
         */
        KnownPointKind: "entry" | "pre_check" | "zone";
        /**
         * @description How often a person can be admitted at a point now.
         * @enum {string}
         */
        KnownPointLimit: "per_day" | "per_event" | "unlimited";
        /**
         * @description What points can require now.
         * @enum {string}
         */
        KnownPointRequirement: "none" | "pre_check" | "entry";
        /**
         * @description The kinds of answers that questions can take now.
         * @enum {string}
         */
        KnownQuestionType: "text" | "number" | "choice" | "multi_choice" | "date" | "consent";
        /**
         * @description The statuses that registrations and attendees can have now.
         * @enum {string}
         */
        KnownRegistrationStatus: "pending" | "awaiting_payment" | "waitlisted" | "confirmed" | "declined" | "cancelled";
        /**
         * @description The results that scans can have now.
         * @enum {string}
         */
        KnownScanResult: "accepted" | "pre_checked" | "zone_entered" | "duplicate" | "day_locked" | "wrong_day" | "not_yet_open" | "closed" | "rejected" | "voided" | "unknown";
        /**
         * @description How a connection can stand now.
         * @enum {string}
         */
        KnownSourceConnectionStatus: "connected" | "refused";
        /**
         * @description The platforms that can be connected to now.
         * @enum {string}
         */
        KnownSourcePlatform: "eventbrite";
        /**
         * @description The kinds of tickets that people can get now.
         * @enum {string}
         */
        KnownTicketKind: "per_person" | "shared";
        /**
         * @description The statuses that tickets can have now.
         * @enum {string}
         */
        KnownTicketStatus: "valid" | "voided";
        /**
         * @description What webhook endpoints can be told of now; `*` is everything, also what is added later.
         * @enum {string}
         */
        KnownWebhookEventType: "*" | "registration.created" | "registration.updated" | "registration.confirmed" | "registration.waitlisted" | "registration.approved" | "registration.declined" | "registration.cancelled" | "attendee.added" | "attendee.updated" | "attendee.cancelled" | "ticket.issued" | "ticket.reissued" | "ticket.voided" | "checkin.recorded" | "checkin.refused" | "checkin.overridden" | "payment.received" | "payment.refunded" | "payment.failed";
        /**
         * @description How an endpoint can do now.
         * @enum {string}
         */
        KnownWebhookHealth: "healthy" | "failing";
        /** @description A language in which people are written to. The list may grow. */
        Language: components["schemas"]["KnownLanguage"] | (string & {});
        /** @description The numbers that hold for this key and its organization. */
        Limits: {
            /**
             * Format: int32
             * @description How many requests this key may make in a minute: its own rate, never above the plan's.
             */
            requests_per_minute: number;
            /**
             * Format: int32
             * @description How many requests in a minute the plan allows a key at most.
             */
            api_rate_per_min: number;
            /** @description How many calls all keys together may make in a month; null where calls are not metered. */
            api_calls_monthly: number | null;
            /**
             * Format: int32
             * @description How many people one event may hold.
             */
            attendee_cap: number;
        };
        /**
         * @description From which end a list is read.
         * @enum {string}
         */
        ListOrder: "oldest_first" | "newest_first";
        /** @description A time of day, such as `09:30`, where the event is. */
        LocalTime: string;
        /** @description A text of several lines. */
        LongText: string;
        /** @description All that a scanner has to know of an event to decide without the service, but for the tickets. */
        Manifest: {
            /** @description The event. */
            event: components["schemas"]["ManifestEvent"];
            /** @description The days of the event, in their order. */
            days: components["schemas"]["ManifestDay"][];
            /** @description Where tickets are scanned, and the policies that decide there. */
            check_in_points: components["schemas"]["ManifestPoint"][];
            /** @description The attendee types of the event. */
            attendee_types: components["schemas"]["ManifestType"][];
            /** @description The groups of the organization; to a key that is limited to a group, that one and those below it. */
            groups: components["schemas"]["ManifestGroup"][];
            /** @description The code of the group that the key is limited to; null where it is not. What a policy says of other groups is then not told: decide online about people whose group is not told. */
            group: components["schemas"]["Code"] | null;
            /** @description What the organization calls things, for words that a scanner shows. */
            terminology: components["schemas"]["Terminology"];
            /** @description The languages in which a scanner can show results, that of the event first. */
            languages: components["schemas"]["Language"][];
            /** @description Where the roster is. */
            roster: components["schemas"]["ManifestRoster"];
            /** @description The oldest software that may scan. */
            min_sw_version: components["schemas"]["SoftwareVersion"];
            /**
             * Format: int32
             * @description The version of the decision. A scanner that knows only an older one decides online.
             */
            decision_version: number;
            /** @description When the event, its days, points, types or groups last changed. */
            changed_at: components["schemas"]["Timestamp"];
            /** @description False where scans with this credential are tests. */
            livemode: boolean;
        };
        /** @description A day, as the decision needs to know it. */
        ManifestDay: {
            /** @description Never changes, even if the code does. */
            id: components["schemas"]["Ulid"];
            /**
             * Code
             * @description Unique among the event's days, and used in place of the id wherever the day is named.
             */
            code: components["schemas"]["Code"];
            /**
             * Name
             * @description What people read, such as `Friday`; the date where none was given.
             */
            name: string;
            /**
             * Date
             * @description The calendar date on which the day begins, where the event is.
             */
            date: components["schemas"]["CalendarDate"];
            /**
             * Starts at
             * @description When the day begins; null for midnight.
             */
            starts_at: components["schemas"]["LocalTime"] | null;
            /**
             * Ends at
             * @description When the day ends; null for the next midnight. An end at or before the start means the next morning.
             */
            ends_at: components["schemas"]["LocalTime"] | null;
            /** @description The instant at which the day begins. */
            start: components["schemas"]["Timestamp"];
            /** @description The instant at which the day is over. */
            end: components["schemas"]["Timestamp"];
            /** @description From when on nobody is admitted on this day any more; null while it is not locked. */
            locked_at: components["schemas"]["Timestamp"] | null;
        };
        /** @description The event that is scanned for. */
        ManifestEvent: {
            /** @description The event's id. */
            id: components["schemas"]["Ulid"];
            /** @description The event's code. */
            code: components["schemas"]["Code"];
            /** @description What people read. */
            name: string;
            /** @description Where the event is: its days and hours are told in this zone. */
            timezone: components["schemas"]["Timezone"];
            /** @description The language in which results are told to people. */
            language: string;
            /** @description False for a test event. */
            livemode: boolean;
        };
        /** @description A group, and where it lies in the tree. */
        ManifestGroup: {
            /** @description The group's id. */
            id: components["schemas"]["Ulid"];
            /** @description The group's code. */
            code: components["schemas"]["Code"];
            /** @description What people read. */
            name: string;
            /** @description The code of the group above it; null at the top of what the key sees. */
            parent: components["schemas"]["Code"] | null;
        };
        /** @description A check-in point with its policy, as the decision needs to know it. */
        ManifestPoint: {
            /** @description Never changes, even if the code does. */
            id: components["schemas"]["Ulid"];
            /**
             * Code
             * @description Unique among the event's check-in points, and used in place of the id wherever the point is named.
             */
            code: components["schemas"]["Code"];
            /**
             * Name
             * @description What people at the gate read, such as `Main gate`.
             */
            name: string;
            /**
             * Kind
             * @description Whether the point lets people into the event, checks them beforehand, or lets them into a part of it.
             */
            kind: components["schemas"]["PointKind"];
            /**
             * Days
             * @description The codes of the days on which the point admits; null for all.
             */
            days: components["schemas"]["Code"][] | null;
            /**
             * Attendee types
             * @description The codes of the attendee types that the point admits; null for all.
             */
            attendee_types: components["schemas"]["Code"][] | null;
            /**
             * Groups
             * @description The codes of the groups that the point admits, those below them included; null for all. A key limited to a group sees those of its own subtree; its own group in place of one above it.
             */
            groups: components["schemas"]["Code"][] | null;
            /**
             * Opens at
             * @description When the point opens each day; null for the day's start.
             */
            opens_at: components["schemas"]["LocalTime"] | null;
            /**
             * Closes at
             * @description When the point closes each day; null for the day's end.
             */
            closes_at: components["schemas"]["LocalTime"] | null;
            /**
             * Exceptions
             * @description Exceptions for single days, which replace both times.
             */
            windows: components["schemas"]["PointWindow"][];
            /**
             * Limit
             * @description How often one person is admitted here: once a day, once in all, or as often as they come.
             */
            limit: components["schemas"]["PointLimit"];
            /**
             * Requires
             * @description What a person must have passed earlier on the same day to be admitted here.
             */
            requires: components["schemas"]["PointRequirement"];
        };
        /** @description Where the roster is, and how to find a ticket in it. */
        ManifestRoster: {
            /**
             * Format: uri
             * @description The roster's address. It needs no key, and stops with the key or device that read the manifest.
             */
            url: string;
            /** @description When the address stops working; the next manifest has a new one. */
            expires_at: components["schemas"]["Timestamp"];
            /** @description What the roster holds. */
            scope: components["schemas"]["RosterScope"];
            /** @description How codes are hashed: the hash of the salt, a line feed and the code, in lower-case hexadecimal. The code is trimmed and in upper case (ASCII). */
            hash: components["schemas"]["CodeHash"];
            /** @description What is hashed before each code. */
            salt: string;
        };
        /** @description An attendee type, as the decision needs to know it. */
        ManifestType: {
            /** @description Never changes, even if the code does. */
            id: components["schemas"]["Ulid"];
            /**
             * Code
             * @description Unique among the event's attendee types, and used in place of the id wherever the type is named.
             */
            code: components["schemas"]["Code"];
            /**
             * Name
             * @description What people read, such as `Visitor`.
             */
            name: string;
            /**
             * Ticket
             * @description Whether people of this type have a ticket each or share one for each registration.
             */
            ticket: components["schemas"]["TicketKind"];
        };
        /** @description How far a message is. The list may grow. */
        MessageStatus: components["schemas"]["KnownMessageStatus"] | (string & {});
        /** @description Money of one method. */
        MethodTotal: {
            /** @description How it was paid. */
            method: components["schemas"]["PaymentMethod"];
            /**
             * Format: int32
             * @description How many payments were received by this method, failed ones left out.
             */
            payments: number;
            /** @description What was received by this method, before refunds. */
            received: components["schemas"]["Money"];
            /** @description What of it was given back. */
            refunded: components["schemas"]["Money"];
        };
        /**
         * @description An amount of money.
         * @example {
         *       "amount": 4500,
         *       "currency": "EUR"
         *     }
         */
        Money: {
            /**
             * Format: int64
             * @description In minor units, such as cents: 4500 is 45.00 EUR.
             */
            amount: number;
            /** @description The currency that the amount is counted in. */
            currency: components["schemas"]["Currency"];
        };
        /** @description A calendar month in UTC, written `YYYY-MM`. */
        Month: string;
        /** @description A name as people write it, on one line. Spaces and invisible characters alone are none. */
        Name: string;
        /** @description A person to register. */
        NewAttendee: {
            /**
             * Attendee type
             * @description The code or id of the attendee type.
             */
            attendee_type: components["schemas"]["Reference"];
            /**
             * First name
             * @description Given names, as they stand on the ticket.
             */
            first_name: components["schemas"]["Name"];
            /**
             * Last name
             * @description Family names, as they stand on the ticket.
             */
            last_name: components["schemas"]["Name"];
            /**
             * Email
             * @description Where the person's own ticket goes; null for none, and then it goes to the registration's address.
             */
            email?: components["schemas"]["EmailAddress"] | null;
            /**
             * Phone
             * @description As people write it, such as `+34 600 000 000`; null for none.
             */
            phone?: components["schemas"]["PhoneNumber"] | null;
            /**
             * Date of birth
             * @description A calendar date, such as `1990-04-02`; null where it is not known. An event with a minimum age needs it.
             */
            date_of_birth?: components["schemas"]["CalendarDate"] | null;
            /**
             * External ID
             * @description Your own id of the person, such as a membership number; null for none. It joins their registrations into one contact.
             */
            external_id?: components["schemas"]["ExternalId"] | null;
            /**
             * Days
             * @description The codes or ids of the days that the person comes on; every day of the event when left out.
             */
            days?: components["schemas"]["Reference"][];
            /**
             * Answers
             * @description Answers to the questions of the event's form, by the question's code.
             */
            answers?: components["schemas"]["Answers"];
        };
        /** @description An attendee type to make. */
        NewAttendeeType: {
            /**
             * Code
             * @description Unique among the event's attendee types, and used in place of the id wherever the type is named.
             */
            code: components["schemas"]["Code"];
            /**
             * Name
             * @description What people read, such as `Visitor`.
             */
            name: components["schemas"]["Name"];
            /**
             * Price
             * @description In the event's currency; left out or null for nothing.
             */
            price?: components["schemas"]["Price"] | null;
            /**
             * Capacity
             * @description How many people of this type there is room for; null for any number.
             */
            capacity?: components["schemas"]["Places"] | null;
            /**
             * Needs approval
             * @description Whether registrations with people of this type wait as `pending` until somebody approves them.
             * @default false
             */
            approval?: boolean;
            /**
             * Ticket
             * @description Whether people of this type have a ticket each or share one for each registration.
             * @default per_person
             */
            ticket?: components["schemas"]["KnownTicketKind"];
        };
        /** @description A check-in point to make. */
        NewCheckInPoint: {
            /**
             * Code
             * @description Unique among the event's check-in points, and used in place of the id wherever the point is named.
             */
            code: components["schemas"]["Code"];
            /**
             * Name
             * @description What people at the gate read, such as `Main gate`.
             */
            name: components["schemas"]["Name"];
            /**
             * Kind
             * @description Whether the point lets people into the event, checks them beforehand, or lets them into a part of it.
             */
            kind: components["schemas"]["KnownPointKind"];
            /**
             * Days
             * @description The days on which the point admits, by ids or codes; left out or null for all.
             */
            days?: components["schemas"]["References"] | null;
            /**
             * Attendee types
             * @description The attendee types that the point admits, by ids or codes; left out or null for all.
             */
            attendee_types?: components["schemas"]["References"] | null;
            /**
             * Groups
             * @description The groups that the point admits, those below them included, by ids or codes; left out or null for all.
             */
            groups?: components["schemas"]["References"] | null;
            /**
             * Opens at
             * @description When the point opens each day; null for the day's start.
             */
            opens_at?: components["schemas"]["LocalTime"] | null;
            /**
             * Closes at
             * @description When the point closes each day; null for the day's end.
             */
            closes_at?: components["schemas"]["LocalTime"] | null;
            /**
             * Exceptions
             * @description Exceptions for single days, which replace both times.
             */
            windows?: components["schemas"]["NewPointWindows"];
            /**
             * Limit
             * @description `per_day` when left out; `unlimited` for a zone.
             */
            limit?: components["schemas"]["KnownPointLimit"];
            /**
             * Requires
             * @description `none` when left out; `entry` for a zone.
             */
            requires?: components["schemas"]["KnownPointRequirement"];
        };
        /** @description A communication to make. It begins as a draft. */
        NewCommunication: {
            /**
             * Name
             * @description What the organization calls it, which no recipient sees; null for nothing.
             */
            name?: components["schemas"]["Name"] | null;
            /**
             * Subject
             * @description The subject, on one line. It may hold placeholders.
             */
            subject: components["schemas"]["CommunicationSubject"];
            /**
             * Body
             * @description The text. An empty line begins a paragraph. It may hold placeholders in double braces: `{{first_name}}`, `{{last_name}}`, `{{email}}`, `{{attendee_type}}`, `{{days}}`, `{{ticket_codes}}`, `{{event_name}}` and `{{organization_name}}`.
             */
            body: components["schemas"]["CommunicationText"];
            /**
             * Language
             * @description The language of what surrounds the text; the event's when left out.
             */
            language?: components["schemas"]["KnownCommunicationLanguage"];
            /**
             * Audience
             * @description Whom it is for; all who are confirmed when left out.
             */
            audience?: components["schemas"]["NewCommunicationAudience"];
        };
        /** @description Whom a communication is to be for. */
        NewCommunicationAudience: {
            /**
             * Statuses
             * @description The statuses that the attendees are in; `confirmed` when left out.
             */
            statuses?: components["schemas"]["AudienceStatuses"];
            /**
             * Attendee types
             * @description Their attendee types, by ids or codes; left out or null for all.
             */
            attendee_types?: components["schemas"]["References"] | null;
            /**
             * Days
             * @description The days of which they come on at least one, by ids or codes; left out or null for all.
             */
            days?: components["schemas"]["References"] | null;
            /**
             * Groups
             * @description Their groups, those below them included, by ids or codes; left out or null for all.
             */
            groups?: components["schemas"]["References"] | null;
            /**
             * Admitted
             * @description True for those who were let in at an entrance of the event, on whichever day; false for those who were not; null for both.
             */
            admitted?: boolean | null;
        };
        /** @description A contact to make. */
        NewContact: {
            /**
             * First name
             * @description Given names. A registration with the contact's external id brings them up to date.
             */
            first_name: components["schemas"]["Name"];
            /**
             * Last name
             * @description Family names. A registration with the contact's external id brings them up to date.
             */
            last_name: components["schemas"]["Name"];
            /**
             * Email
             * @description With the names it identifies the person where there is no external id; null for none.
             */
            email?: components["schemas"]["EmailAddress"] | null;
            /**
             * Phone
             * @description With the names it identifies the person where there is neither external id nor email; null for none.
             */
            phone?: components["schemas"]["PhoneNumber"] | null;
            /**
             * Date of birth
             * @description A calendar date, such as `1990-04-02`; null where it is not known.
             */
            date_of_birth?: components["schemas"]["CalendarDate"] | null;
            /**
             * External ID
             * @description Your own id of the person, such as a membership number; null for none. Unique among the contacts of one mode.
             */
            external_id?: components["schemas"]["ExternalId"] | null;
            /**
             * Note
             * @description What the organization notes about the person, who never sees it; null for nothing.
             */
            note?: components["schemas"]["LongText"] | null;
        };
        /** @description A day to make. */
        NewDay: {
            /**
             * Code
             * @description Unique among the event's days, and used in place of the id wherever the day is named.
             */
            code: components["schemas"]["Code"];
            /**
             * Name
             * @description What people read; the date when left out.
             */
            name?: components["schemas"]["Name"];
            /**
             * Date
             * @description The calendar date on which the day begins, where the event is.
             */
            date: components["schemas"]["CalendarDate"];
            /**
             * Starts at
             * @description When the day begins; null for midnight.
             */
            starts_at?: components["schemas"]["LocalTime"] | null;
            /**
             * Ends at
             * @description When the day ends; null for the next midnight. An end at or before the start means the next morning.
             */
            ends_at?: components["schemas"]["LocalTime"] | null;
            /**
             * Capacity
             * @description How many people there is room for on this day; null for any number.
             */
            capacity?: components["schemas"]["Places"] | null;
        };
        /** @description An event to make. It begins as a draft. */
        NewEvent: {
            /**
             * Code
             * @description Unique among the organization's events, part of its public address, and used in place of the id wherever the event is named.
             */
            code: components["schemas"]["Code"];
            /**
             * Name
             * @description What people read, on tickets, in emails and on public pages.
             */
            name: components["schemas"]["Name"];
            /**
             * Description
             * @description What people read about the event on public pages; null for nothing.
             */
            description?: components["schemas"]["LongText"] | null;
            /**
             * Group
             * @description The group that owns the event, by its id or code; null for the whole organization. A key limited to a group defaults to its own.
             */
            group?: components["schemas"]["Reference"] | null;
            /**
             * Time zone
             * @description Where the event is: its days, hours and gates are told in this zone.
             */
            timezone: components["schemas"]["Timezone"];
            /**
             * Currency
             * @description The currency of all its prices and payments.
             * @default EUR
             */
            currency?: components["schemas"]["Currency"];
            /**
             * Language
             * @description The language in which people are written to.
             * @default en
             */
            language?: components["schemas"]["KnownLanguage"];
            /**
             * Capacity
             * @description How many people there is room for in all; null for any number.
             */
            capacity?: components["schemas"]["Places"] | null;
            /**
             * Keep a waitlist
             * @description Whether registrations that find no room wait for places to come free.
             * @default false
             */
            waitlist?: boolean;
            /**
             * Needs approval
             * @description Whether each registration waits as `pending` until somebody approves it.
             * @default false
             */
            approval?: boolean;
            /**
             * Payment deadline (days)
             * @description For how many days places are held for a registration that awaits payment. Then it is cancelled.
             * @default 7
             */
            payment_deadline_days?: components["schemas"]["DayCount"];
        };
        /** @description A template to use: as `GET /v1/events/{event}/template` answers it, or written by hand. */
        NewEventTemplate: {
            /**
             * Template version
             * Format: int32
             * @description How the template is written; 1 now.
             */
            template_version: number;
            /**
             * Event
             * @description The event itself.
             */
            event: components["schemas"]["NewTemplateEvent"];
            /**
             * Days
             * @description The days, in the order of their dates.
             */
            days: components["schemas"]["NewTemplateDay"][];
            /**
             * Attendee types
             * @description The attendee types, in the order of their making.
             */
            attendee_types: components["schemas"]["NewTemplateAttendeeType"][];
            /**
             * Check-in points
             * @description The check-in points with their policies, in the order of their making.
             */
            check_in_points: components["schemas"]["NewTemplatePoint"][];
            /**
             * Form
             * @description What people are asked, and the rules of registering.
             */
            form: components["schemas"]["NewTemplateForm"];
        };
        /** @description What a registration is to comply with. What is left out or null sets no rule. */
        NewFormRules: {
            /**
             * Registration opens at
             * @description Before this instant nobody can register; null for no beginning.
             */
            registration_opens_at?: components["schemas"]["Timestamp"] | null;
            /**
             * Registration closes at
             * @description From this instant on nobody can register any more; null for no end.
             */
            registration_closes_at?: components["schemas"]["Timestamp"] | null;
            /**
             * Most people per registration
             * @description How many people one registration may hold; null for any number.
             */
            max_per_registration?: number | null;
            /**
             * One registration per email
             * @description Whether an email address can be used for one registration only.
             * @default false
             */
            one_per_email?: boolean;
            /**
             * Minimum age (years)
             * @description How many years old a person must be on the event's first day; null for any age. With a minimum, nobody without a date of birth can register.
             */
            minimum_age?: number | null;
            /**
             * Email domains
             * @description The only domains that email addresses may have, such as `example.com`; null for any.
             */
            email_domains?: components["schemas"]["EmailDomain"][] | null;
        };
        /** @description A group to make. */
        NewGroup: {
            /**
             * Code
             * @description Unique among the organization's groups, and used in place of the id wherever a group is named. A test group whose code is given to a live group gets another code.
             */
            code: components["schemas"]["Code"];
            /**
             * Name
             * @description What people read, such as `Northern youth`.
             */
            name: components["schemas"]["Name"];
            /**
             * Parent group
             * @description The id or code of the group above; left out or null for one at the top.
             */
            parent?: components["schemas"]["Reference"] | null;
        };
        /** @description A payment to record. */
        NewPayment: {
            /**
             * Amount
             * @description What was paid, in the event's currency.
             */
            amount: components["schemas"]["PositiveMoney"];
            /**
             * Method
             * @description `card`, `cash`, `bank_transfer`, `invoice`, `other`, or a word of your own.
             */
            method: components["schemas"]["PaymentMethodName"];
            /**
             * Reference
             * @description What the payment is called elsewhere, such as a transaction number; null for nothing.
             */
            reference?: components["schemas"]["PaymentReference"] | null;
            /**
             * Status
             * @description `failed` records an attempt that brought no money.
             * @default received
             */
            status?: components["schemas"]["PaymentOutcome"];
            /**
             * Reason
             * @description Why the payment failed, in words for your own people; null for nothing.
             */
            reason?: string | null;
        };
        /** @description People to import, and how. */
        NewPeopleImport: {
            /**
             * CSV
             * @description The table as text. A larger one, or an Excel workbook, is sent as the body itself.
             */
            csv: components["schemas"]["CsvText"];
            /**
             * Preview
             * @description Whether to only tell what would be done: all matching is done, nothing is changed, and the counts are those of a real run.
             * @default false
             */
            preview?: boolean;
            /**
             * Send ticket emails
             * @description Whether those who are added are sent their confirmation and tickets. They get tickets all the same.
             * @default false
             */
            send_ticket_emails?: boolean;
            /**
             * Attendee type
             * @description The attendee type of those who are added by rows that name none, by its id or code.
             */
            attendee_type?: components["schemas"]["Reference"];
            /**
             * Days
             * @description The days of those who are added by rows that name none, by their ids or codes; every day of the event when left out.
             */
            days?: components["schemas"]["Reference"][];
            /**
             * Group
             * @description The group of those who are added by rows that name none, by its id or code; that of the key when left out.
             */
            group?: components["schemas"]["Reference"];
            /**
             * Date order
             * @description How dates such as 02/04/1990 are read: `dmy` with the day first, `mdy` with the month first. When left out, as another date of the column or the event's language shows.
             */
            date_order?: components["schemas"]["DateOrder"];
        };
        /** @description The hours of a check-in point on one day, to set. */
        NewPointWindow: {
            /**
             * Day
             * @description The id or code of the day.
             */
            day: components["schemas"]["Reference"];
            /**
             * Opens at
             * @description When the point opens on that day; left out or null for the day's start.
             */
            opens_at?: components["schemas"]["LocalTime"] | null;
            /**
             * Closes at
             * @description When the point closes on that day; left out or null for the day's end.
             */
            closes_at?: components["schemas"]["LocalTime"] | null;
        };
        /** @description Exceptions for single days. */
        NewPointWindows: components["schemas"]["NewPointWindow"][];
        /** @description A question to ask of each person. */
        NewQuestion: {
            /**
             * Code
             * @description Names the answer in `answers` of a person. Unique in the form.
             */
            code: components["schemas"]["Code"];
            /**
             * Question
             * @description What people are asked, such as `What do you eat?`.
             */
            label: components["schemas"]["Name"];
            /**
             * Type
             * @description What kind of answer is taken.
             */
            type: components["schemas"]["KnownQuestionType"];
            /**
             * Required
             * @description Whether a person cannot be registered without an answer.
             * @default false
             */
            required?: boolean;
            /**
             * Choices
             * @description What can be chosen; for `choice` and `multi_choice`, and for no other type.
             */
            choices?: components["schemas"]["Choice"][];
            /**
             * Attendee types
             * @description Ids or codes of the attendee types that are asked; left out or null for all.
             */
            attendee_types?: components["schemas"]["ReferencesItem"] | null;
        };
        /** @description A registration to make. */
        NewRegistration: {
            /**
             * Attendees
             * @description The people who register together: at least one, at most 200.
             */
            attendees: components["schemas"]["NewAttendee"][];
            /**
             * Group
             * @description The group that the registration belongs to, by its id or code; null for none. A key limited to a group defaults to its own.
             */
            group?: components["schemas"]["Reference"] | null;
            /**
             * Contact email
             * @description Who registers; the first person's address when left out or null. It gets the tickets of people without an address of their own, and all of them when it is none of the people's.
             */
            email?: components["schemas"]["EmailAddress"] | null;
            /**
             * Registration external ID
             * @description Your own id of the registration, such as an order number; null for none. Of an event's registrations that are neither cancelled nor declined, no two have the same, live and test apart: an order that is sent again is not booked twice.
             */
            external_id?: components["schemas"]["ExternalId"] | null;
            /**
             * Note
             * @description What the organization notes about the registration, and its people never see; null for nothing.
             */
            note?: components["schemas"]["LongText"] | null;
            /**
             * Send emails
             * @description Whether confirmation and tickets are sent by email. None are sent in test mode.
             * @default true
             */
            send_ticket_emails?: boolean;
        };
        /** @description What people are to be asked and what rules are to hold, in place of those that are there. */
        NewRegistrationForm: {
            /**
             * Questions
             * @description What each person is asked, in this order.
             */
            questions: components["schemas"]["NewQuestion"][];
            /**
             * Rules
             * @description What a registration has to comply with.
             */
            rules: components["schemas"]["NewFormRules"];
        };
        /** @description A source connection to make. */
        NewSourceConnection: {
            /**
             * Platform
             * @description The platform to read from.
             */
            platform: components["schemas"]["KnownSourcePlatform"];
            /**
             * Name
             * @description What people call the connection.
             */
            name: components["schemas"]["Name"];
            /**
             * Token
             * @description What the platform lets others read with, such as the private token of an Eventbrite account. It is kept sealed and never told again.
             */
            token: components["schemas"]["SourceToken"];
            /**
             * Group
             * @description The group that the connection belongs to, by its id or code; null for the whole organization. A key limited to a group defaults to its own.
             */
            group?: components["schemas"]["Reference"] | null;
        };
        /** @description People to bring over from another ticketing platform. */
        NewSourceImport: {
            /**
             * Source connection
             * @description The source connection to read with, by its id.
             */
            connection: components["schemas"]["Ulid"];
            /**
             * Source event
             * @description The event on the platform to read.
             */
            source_event: components["schemas"]["SourceId"];
            /**
             * Mapping
             * @description What becomes of the people with each ticket class of that event. Every ticket class must be in it, once.
             */
            mapping: components["schemas"]["SourceMapping"][];
            /**
             * Group
             * @description The group that the registrations belong to, by its id or code; null for none. A key limited to a group defaults to its own.
             */
            group?: components["schemas"]["Reference"] | null;
            /**
             * Preview
             * @description True reads everything and changes nothing: the job counts what an import would do.
             * @default false
             */
            preview?: boolean;
            /**
             * Send emails
             * @description Whether the people who are added get the confirmation and their tickets by email. None are sent in test mode.
             * @default false
             */
            send_emails?: boolean;
        };
        /** @description An attendee type of a template to use. */
        NewTemplateAttendeeType: {
            /**
             * Code
             * @description Unique among the attendee types of the template.
             */
            code: components["schemas"]["Code"];
            /**
             * Name
             * @description What people read, such as `Visitor`.
             */
            name: components["schemas"]["Name"];
            /**
             * Price
             * @description What one person pays; null for nothing.
             */
            price?: components["schemas"]["Price"] | null;
            /**
             * Capacity
             * @description How many people of this type there is room for; null for any number.
             */
            capacity?: components["schemas"]["Places"] | null;
            /**
             * Needs approval
             * @description Whether registrations with people of this type wait for approval.
             * @default false
             */
            approval?: boolean;
            /**
             * Ticket
             * @description Whether people of this type have a ticket each or share one for each registration.
             * @default per_person
             */
            ticket?: components["schemas"]["KnownTicketKind"];
        };
        /** @description A day of a template to use. */
        NewTemplateDay: {
            /**
             * Code
             * @description Unique among the days of the template.
             */
            code: components["schemas"]["Code"];
            /**
             * Name
             * @description What people read, such as `Friday`; a day that is called after its date is called after the new one.
             */
            name?: components["schemas"]["Name"];
            /**
             * Date
             * @description The calendar date on which the day begins. An import moves all dates alike.
             */
            date: components["schemas"]["CalendarDate"];
            /**
             * Starts at
             * @description When the day begins; null for midnight.
             */
            starts_at?: components["schemas"]["LocalTime"] | null;
            /**
             * Ends at
             * @description When the day ends; null for the next midnight.
             */
            ends_at?: components["schemas"]["LocalTime"] | null;
            /**
             * Capacity
             * @description How many people there is room for on this day; null for any number.
             */
            capacity?: components["schemas"]["Places"] | null;
        };
        /** @description The event of a template to use. */
        NewTemplateEvent: {
            /**
             * Code
             * @description The code of the event that the template was taken from; a new event gets it where it is free.
             */
            code: components["schemas"]["Code"];
            /**
             * Name
             * @description What people read, on tickets, in emails and on public pages.
             */
            name: components["schemas"]["Name"];
            /**
             * Description
             * @description What people read about the event on public pages; null for nothing.
             */
            description?: components["schemas"]["LongText"] | null;
            /**
             * Time zone
             * @description Where the event is: its days, hours and gates are told in this zone.
             */
            timezone: components["schemas"]["Timezone"];
            /**
             * Currency
             * @description The currency of all its prices.
             * @default EUR
             */
            currency?: components["schemas"]["Currency"];
            /**
             * Language
             * @description The language in which people are written to.
             * @default en
             */
            language?: components["schemas"]["KnownLanguage"];
            /**
             * Capacity
             * @description How many people there is room for in all; null for any number.
             */
            capacity?: components["schemas"]["Places"] | null;
            /**
             * Keep a waitlist
             * @description Whether registrations that find no room wait for places to come free.
             * @default false
             */
            waitlist?: boolean;
            /**
             * Needs approval
             * @description Whether each registration waits as `pending` until somebody approves it.
             * @default false
             */
            approval?: boolean;
            /**
             * Payment deadline (days)
             * @description For how many days places are held for a registration that awaits payment.
             * @default 7
             */
            payment_deadline_days?: components["schemas"]["DayCount"];
        };
        /** @description The form of a template to use. */
        NewTemplateForm: {
            /**
             * Questions
             * @description What each person is asked, in this order.
             */
            questions: components["schemas"]["NewTemplateQuestion"][];
            /**
             * Rules
             * @description What a registration has to comply with.
             */
            rules: components["schemas"]["NewFormRules"];
        };
        /** @description What to make an event from. Exactly one of `template` and `ready_template` is given. */
        NewTemplateImport: {
            /**
             * Template
             * @description The template itself.
             */
            template?: components["schemas"]["NewEventTemplate"];
            /**
             * Ready template
             * @description The code of a template that is ready to use.
             */
            ready_template?: components["schemas"]["Code"];
            /**
             * Name
             * @description What the new event is called; as in the template when left out.
             */
            name?: components["schemas"]["Name"];
            /**
             * Code
             * @description The code of the new event; when left out the template's, with a number where that is taken.
             */
            code?: components["schemas"]["Code"];
            /**
             * Starts on
             * @description The date of the new event's first day. All other dates move along, and local times stay.
             */
            starts_on: components["schemas"]["CalendarDate"];
            /**
             * Time zone
             * @description Where the new event is; as in the template when left out.
             */
            timezone?: components["schemas"]["Timezone"];
            /**
             * Group
             * @description The group that is to own the event, by its id or code; null for the whole organization. A key limited to a group defaults to its own.
             */
            group?: components["schemas"]["Reference"] | null;
            /**
             * Preview
             * @description Whether only to tell what would be made: all is checked, and nothing is changed.
             * @default false
             */
            preview?: boolean;
        };
        /** @description A check-in point of a template to use. */
        NewTemplatePoint: {
            /**
             * Code
             * @description Unique among the check-in points of the template.
             */
            code: components["schemas"]["Code"];
            /**
             * Name
             * @description What people at the gate read, such as `Main gate`.
             */
            name: components["schemas"]["Name"];
            /**
             * Kind
             * @description What the point is for.
             */
            kind: components["schemas"]["KnownPointKind"];
            /**
             * Days
             * @description The codes of the days on which the point admits; null for all.
             */
            days?: components["schemas"]["TemplateCodes"] | null;
            /**
             * Attendee types
             * @description The codes of the attendee types that the point admits; null for all.
             */
            attendee_types?: components["schemas"]["TemplateCodes"] | null;
            /**
             * Groups
             * @description The codes of the groups that the point admits; null for all. Those that the organization of the new event does not have are left out and warned of.
             */
            groups?: components["schemas"]["TemplateCodes"] | null;
            /**
             * Opens at
             * @description When the point opens each day; null for the day's start.
             */
            opens_at?: components["schemas"]["LocalTime"] | null;
            /**
             * Closes at
             * @description When the point closes each day; null for the day's end.
             */
            closes_at?: components["schemas"]["LocalTime"] | null;
            /**
             * Exceptions
             * @description Exceptions for single days, which replace both times.
             */
            windows?: components["schemas"]["NewTemplateWindow"][];
            /**
             * Limit
             * @description How often one person is admitted here.
             */
            limit?: components["schemas"]["KnownPointLimit"];
            /**
             * Requires
             * @description What a person must have passed earlier on the same day to be admitted here.
             */
            requires?: components["schemas"]["KnownPointRequirement"];
        };
        /** @description A question of a template to use. */
        NewTemplateQuestion: {
            /**
             * Code
             * @description Names the answer in `answers` of a person. Unique in the form.
             */
            code: components["schemas"]["Code"];
            /**
             * Question
             * @description What people are asked.
             */
            label: components["schemas"]["Name"];
            /**
             * Type
             * @description What kind of answer is taken.
             */
            type: components["schemas"]["KnownQuestionType"];
            /**
             * Required
             * @description Whether a person cannot be registered without an answer.
             * @default false
             */
            required?: boolean;
            /**
             * Choices
             * @description What can be chosen; for `choice` and `multi_choice`, and for no other type.
             */
            choices?: components["schemas"]["Choice"][];
            /**
             * Attendee types
             * @description The codes of the attendee types that are asked; null for all.
             */
            attendee_types?: components["schemas"]["TemplateCodes"] | null;
        };
        /** @description Hours of a template to use. */
        NewTemplateWindow: {
            /**
             * Day
             * @description The code of a day of the template.
             */
            day: components["schemas"]["TemplateCode"];
            /**
             * Opens at
             * @description When the point opens on that day; null for the day's start.
             */
            opens_at?: components["schemas"]["LocalTime"] | null;
            /**
             * Closes at
             * @description When the point closes on that day; null for the day's end.
             */
            closes_at?: components["schemas"]["LocalTime"] | null;
        };
        /** @description A ticket to issue. */
        NewTicket: {
            /**
             * Attendees
             * @description The person who gets the ticket, or the people of one registration who share it.
             */
            attendee_ids: components["schemas"]["Ulid"][];
        };
        /** @description A webhook endpoint to make. */
        NewWebhookEndpoint: {
            /**
             * URL
             * @description Where to send deliveries. It begins with `https://`, and every address that its host resolves to must be public.
             */
            url: string;
            /**
             * Event types
             * @description What to be told of: a list of types, or `*` for everything, also types that are added later.
             */
            event_types: components["schemas"]["EventTypesInput"];
            /**
             * Event
             * @description The only event to be told of (id or code); null or left out for all.
             */
            event?: components["schemas"]["Reference"] | null;
            /**
             * Group
             * @description The only group, with all below it, to be told of (id or code). Left out, it is the group that the key is limited to; null for the whole organization.
             */
            group?: components["schemas"]["Reference"] | null;
            /**
             * Live mode
             * @description True for live activity only, false for test activity only, null or left out for both. Left out by an app that names itself in `X-Service-Client`, it is the mode of the key. A test key's endpoint is told of test activity only.
             */
            livemode?: boolean | null;
            /**
             * Description
             * @description What people call the endpoint; null for nothing.
             */
            description?: string | null;
            /**
             * Paused
             * @description True makes the endpoint paused: it records what happens, and sends nothing until it is enabled.
             * @default false
             */
            paused?: boolean;
        };
        /** @description How full something is. Places are taken by everyone who is not waitlisted, declined or cancelled. */
        Occupancy: {
            /** @description How many people there is room for; null for any number. */
            capacity: components["schemas"]["Places"] | null;
            /**
             * Format: int32
             * @description How many places are taken, in the key's mode.
             */
            taken: number;
            /** @description How many places are left; null where there is no capacity. */
            available: number | null;
        };
        /** @description Decide from `code`. The list may grow, and an unknown code is a refusal. */
        OpenErrorCode: components["schemas"]["ErrorCode"] | (string & {});
        /** @description Decide from it, with `params`. The list may grow. */
        OpenProblemRule: components["schemas"]["ProblemRule"] | (string & {});
        /** @description The organization that the key belongs to. */
        Organization: {
            /** @description Never changes, whatever the organization is called. */
            id: components["schemas"]["Ulid"];
            /** @description The organization's name in addresses, such as `harbour-hall`. */
            slug: components["schemas"]["Code"];
            /** @description What people read, in emails and on public pages. */
            name: string;
            /** @description Where the organization is. Each event has a zone of its own. */
            timezone: components["schemas"]["Timezone"];
            /** @description When the organization was made. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Why a member lets somebody through whom the service refused. */
        OverrideRequest: {
            /**
             * Member
             * @description The member who decides it, by email address or id.
             */
            member: string;
            /**
             * PIN
             * @description The member's PIN.
             */
            pin: string;
            /**
             * Reason
             * @description Why, for those who read it later. Spaces and invisible characters alone are no reason.
             */
            reason: string;
        };
        /** @description Where a list goes on. */
        PageInfo: {
            /** @description Send this as `cursor` to get the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether there is a next page. */
            has_more: boolean;
        };
        /** @description A scanner that was paired with an event. */
        PairedDevice: {
            /** @description Never changes. Check-ins and the audit log name the device by it. */
            id: components["schemas"]["Ulid"];
            /** @description What the device is called in lists. */
            name: components["schemas"]["Name"];
            /** @description What the device sends from now on as `Authorization: Bearer <token>`. It is told here and never again. */
            token: string;
            /** @description The event that the device scans for. It sees no other. */
            event: components["schemas"]["DeviceEvent"];
            /** @description The group whose people are on the device's roster, by its code; null for everybody. */
            group: components["schemas"]["Code"] | null;
            /** @description The check-in point that the device stands at, by its code, so that its scans need not name one; null where they do. */
            check_in_point: components["schemas"]["Code"] | null;
            /** @description When the device was paired. */
            paired_at: components["schemas"]["Timestamp"];
            /** @description False at a test event, where the device makes test check-ins. */
            livemode: boolean;
        };
        /** @description What pairs a device with an event. */
        PairingRequest: {
            /**
             * Pairing code
             * @description The pairing code, as a member got it. Case, spaces and hyphens do not matter. It pairs one device, and only for some minutes.
             */
            code: string;
            /**
             * Name
             * @description What the device is called in lists.
             */
            name: components["schemas"]["Name"];
            /**
             * Software version
             * @description The version of the device's software.
             */
            sw_version: components["schemas"]["SoftwareVersion"];
        };
        /** @description Why an endpoint is paused. The list may grow. */
        PausedReason: components["schemas"]["KnownPausedReason"] | (string & {});
        /** @description Money that was paid for a registration, or that failed to be. */
        Payment: {
            /** @description Never changes. */
            id: components["schemas"]["Ulid"];
            /** @description The event that was paid for. */
            event_id: components["schemas"]["Ulid"];
            /** @description The registration that was paid for. */
            registration_id: components["schemas"]["Ulid"];
            /**
             * Status
             * @description A `failed` payment brought no money; the others did.
             */
            status: components["schemas"]["PaymentStatus"];
            /**
             * Amount
             * @description What was paid, before refunds.
             */
            amount: components["schemas"]["Money"];
            /** @description What of it was given back. */
            amount_refunded: components["schemas"]["Money"];
            /** @description What of it is beyond what the registration costs and was not given back; 0 where nothing is, null for a `failed` payment. What is too much is in the latest payments first, so that those of a registration add up to its `overpaid`. */
            overpaid: components["schemas"]["Money"] | null;
            /**
             * Method
             * @description How it was paid.
             */
            method: components["schemas"]["PaymentMethod"];
            /**
             * Reference
             * @description What the payment is called elsewhere, such as a transaction number; null for nothing.
             */
            reference: string | null;
            /**
             * Reason
             * @description Why the payment failed or was given back, in words for your own people; null for nothing.
             */
            reason: string | null;
            /** @description False for an object made with a test key. */
            livemode: boolean;
            /** @description When the payment was recorded. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the payment last changed, such as by a refund. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The envelope of `payment.failed`. */
        PaymentFailedEnvelope: {
            /** @description The same for every attempt and every replay of one occurrence: remember it to act once. */
            id: components["schemas"]["EnvelopeId"];
            /**
             * @description What happened. More types may appear: ignore those that you do not know.
             * @enum {string}
             */
            type: "payment.failed";
            /** @description The contract's version when the event was raised; absent in a test event. */
            api_version?: string;
            /** @description When it happened. */
            created_at: components["schemas"]["Timestamp"];
            /** @description False for test events and for what test keys do. */
            livemode: boolean;
            /** @description The organization where it happened, for receivers that serve several. */
            organization_id: components["schemas"]["Ulid"];
            /** @description The event where it happened; null in a test event. */
            event_id: components["schemas"]["Ulid"] | null;
            /** @description The `X-Request-Id` of the call that did it, or that started the job which did; null where no call did, and in a test event. */
            request_id: string | null;
            /** @description Who did it, so that a receiver can tell what it did itself; of what a job does, who started the job; null in a test event. */
            actor: components["schemas"]["Actor"] | null;
            /** @description The object as the API shows it. */
            data: components["schemas"]["Payment"];
        };
        /** @description How money was paid. The list may grow. */
        PaymentMethod: components["schemas"]["KnownPaymentMethod"] | (string & {});
        /** @description A word for how money was paid. */
        PaymentMethodName: string;
        /**
         * @description What may be recorded of a payment when it is made.
         * @enum {string}
         */
        PaymentOutcome: "received" | "failed";
        /** @description One page of payments. */
        PaymentPage: {
            /** @description The items of this page. */
            data: components["schemas"]["Payment"][];
            /** @description Whether the list goes on, and from where. */
            page: components["schemas"]["PageInfo"];
        };
        /** @description The envelope of `payment.received`. */
        PaymentReceivedEnvelope: {
            /** @description The same for every attempt and every replay of one occurrence: remember it to act once. */
            id: components["schemas"]["EnvelopeId"];
            /**
             * @description What happened. More types may appear: ignore those that you do not know.
             * @enum {string}
             */
            type: "payment.received";
            /** @description The contract's version when the event was raised; absent in a test event. */
            api_version?: string;
            /** @description When it happened. */
            created_at: components["schemas"]["Timestamp"];
            /** @description False for test events and for what test keys do. */
            livemode: boolean;
            /** @description The organization where it happened, for receivers that serve several. */
            organization_id: components["schemas"]["Ulid"];
            /** @description The event where it happened; null in a test event. */
            event_id: components["schemas"]["Ulid"] | null;
            /** @description The `X-Request-Id` of the call that did it, or that started the job which did; null where no call did, and in a test event. */
            request_id: string | null;
            /** @description Who did it, so that a receiver can tell what it did itself; of what a job does, who started the job; null in a test event. */
            actor: components["schemas"]["Actor"] | null;
            /** @description The object as the API shows it. */
            data: components["schemas"]["Payment"];
        };
        /** @description What a payment is called elsewhere. */
        PaymentReference: string;
        /** @description The envelope of `payment.refunded`. */
        PaymentRefundedEnvelope: {
            /** @description The same for every attempt and every replay of one occurrence: remember it to act once. */
            id: components["schemas"]["EnvelopeId"];
            /**
             * @description What happened. More types may appear: ignore those that you do not know.
             * @enum {string}
             */
            type: "payment.refunded";
            /** @description The contract's version when the event was raised; absent in a test event. */
            api_version?: string;
            /** @description When it happened. */
            created_at: components["schemas"]["Timestamp"];
            /** @description False for test events and for what test keys do. */
            livemode: boolean;
            /** @description The organization where it happened, for receivers that serve several. */
            organization_id: components["schemas"]["Ulid"];
            /** @description The event where it happened; null in a test event. */
            event_id: components["schemas"]["Ulid"] | null;
            /** @description The `X-Request-Id` of the call that did it, or that started the job which did; null where no call did, and in a test event. */
            request_id: string | null;
            /** @description Who did it, so that a receiver can tell what it did itself; of what a job does, who started the job; null in a test event. */
            actor: components["schemas"]["Actor"] | null;
            /** @description The object as the API shows it. */
            data: components["schemas"]["Payment"];
        };
        /** @description Where a payment stands. The list may grow. */
        PaymentStatus: components["schemas"]["KnownPaymentStatus"] | (string & {});
        /** @description The id of a person on the ticket. Whoever is not on it is left out. */
        PersonOnTicket: string;
        /** @description What the scan means for one person. */
        PersonScan: {
            /** @description The person. */
            attendee: components["schemas"]["ScannedPerson"];
            /** @description What was decided about this person. */
            result: components["schemas"]["ScanResult"];
            /** @description Whether this person may pass. */
            admitted: boolean;
            /** @description Why the result is what it is; null where the result says it all. */
            reason: components["schemas"]["ScanReason"] | null;
            /** @description The row that the scan wrote of this person. */
            checkin_id: components["schemas"]["Ulid"];
            /** @description Of a duplicate, the first time that the person was let through; null otherwise. */
            first_admission: components["schemas"]["EarlierAdmission"] | null;
        };
        /** @description A telephone number as people write it, such as `+34 600 000 000`. */
        PhoneNumber: string;
        /**
         * Format: binary
         * @description The bytes of a picture.
         */
        Picture: string;
        /**
         * Format: int32
         * @description A number of people.
         */
        Places: number;
        /** @description The organization's plan. */
        Plan: {
            /** @description Decide from this and not from the name. */
            code: components["schemas"]["PlanCode"];
            /** @description What people read, such as `Scale`. */
            name: string;
        };
        /** @description The plans. The list may grow. */
        PlanCode: components["schemas"]["KnownPlanCode"] | (string & {});
        /** @description How many passed one check-in point. */
        PointAdmissions: {
            /** @description The code of the check-in point. */
            check_in_point: components["schemas"]["Code"];
            /**
             * Format: int32
             * @description How many people were let through there, each counted once a day.
             */
            admitted: number;
        };
        /** @description What a check-in point is for. The list may grow. */
        PointKind: components["schemas"]["KnownPointKind"] | (string & {});
        /** @description How often a person is admitted at a point. The list may grow. */
        PointLimit: components["schemas"]["KnownPointLimit"] | (string & {});
        /** @description What a person must have passed on the same day. The list may grow. */
        PointRequirement: components["schemas"]["KnownPointRequirement"] | (string & {});
        /** @description The hours of a check-in point on one day, in place of its usual ones. */
        PointWindow: {
            /**
             * Day
             * @description The code of the day.
             */
            day: components["schemas"]["Code"];
            /**
             * Opens at
             * @description When the point opens; null for the day's start.
             */
            opens_at: components["schemas"]["LocalTime"] | null;
            /**
             * Closes at
             * @description When the point closes; null for the day's end.
             */
            closes_at: components["schemas"]["LocalTime"] | null;
        };
        /**
         * @description A sum that changes hands, in the event's currency.
         * @example {
         *       "amount": 4500,
         *       "currency": "EUR"
         *     }
         */
        PositiveMoney: {
            /**
             * Amount
             * Format: int64
             * @description In minor units, such as cents: 4500 is 45.00 EUR.
             */
            amount: number;
            /**
             * Currency
             * @description The event's currency; no other is taken.
             */
            currency: components["schemas"]["Currency"];
        };
        /**
         * @description A price, in the event's currency.
         * @example {
         *       "amount": 4500,
         *       "currency": "EUR"
         *     }
         */
        Price: {
            /**
             * Amount
             * Format: int64
             * @description In minor units, such as cents: 4500 is 45.00 EUR.
             */
            amount: number;
            /**
             * Currency
             * @description The event's currency; no other is taken.
             */
            currency: components["schemas"]["Currency"];
        };
        /**
         * @description Every rule that input can break. A new rule may appear; show the `message` of one that you do not know.
         * @enum {string}
         */
        ProblemRule: "required" | "unknown_field" | "wrong_type" | "minor_units" | "one_of" | "format" | "blank" | "min_length" | "max_length" | "min_items" | "max_items" | "max_entries" | "minimum" | "maximum" | "date_range" | "later_than" | "within_a_year" | "no_body" | "max_parameters" | "repeated_parameter" | "nul_character" | "etag_list" | "byte_order_mark" | "not_utf8" | "json_syntax" | "json_values" | "json_depth" | "json_keys" | "json_key_length" | "json_repeated_key" | "json_text" | "json_number" | "cursor" | "position" | "order_of_changes" | "unknown_question" | "answer_required" | "consent_required" | "wrong_answer" | "answers_size" | "registration_size" | "form_size" | "repeated_code" | "choices_required" | "choices_not_taken" | "repeated_choice" | "repeated_window" | "not_in_template" | "event_currency" | "one_template" | "unknown_placeholder" | "filter_not_taken" | "status_of_export" | "unknown_column" | "repeated_column" | "code_or_ticket" | "ticket_of_device" | "code_beside_ticket" | "point_required" | "repeated_ticket_class" | "unknown_ticket_class" | "unmapped_ticket_class" | "no_names" | "file_kind" | "file_empty" | "file_columns" | "file_heading" | "file_rows" | "csv_row_length" | "csv_row_cells" | "csv_open_quote" | "sheet_row_length" | "sheet_row_cells" | "sheet_size" | "sheet_cell" | "workbook_damaged" | "workbook_no_sheet" | "workbook_texts" | "workbook_parts" | "workbook_size" | "archive_files" | "archive_password" | "unknown_preference" | "unknown_answer";
        /** @description Who is calling, and what they may do. */
        Profile: {
            /** @description The organization that the key belongs to. */
            organization: components["schemas"]["Organization"];
            /** @description The key that makes this call. */
            key: components["schemas"]["ApiKeyProfile"];
            /** @description The plan that the organization is on. */
            plan: components["schemas"]["Plan"];
            /** @description What the plan allows, and what it does not. */
            entitlements: components["schemas"]["Entitlements"];
            /** @description How much this key and its organization may use. */
            limits: components["schemas"]["Limits"];
            /** @description What the organization has used this month. */
            usage: components["schemas"]["Usage"];
            /** @description What the organization calls things, for words that you show to its people. */
            terminology: components["schemas"]["Terminology"];
        };
        /** @description An attendee type as everyone may see it. */
        PublicAttendeeType: {
            /** @description Names the attendee type in a registration. Unique among the event's types. */
            code: components["schemas"]["Code"];
            /** @description What people read, such as `Visitor`. */
            name: string;
            /** @description What one person pays; null for nothing. */
            price: components["schemas"]["Money"] | null;
            /** @description Whether registrations with people of this type await approval. */
            approval: boolean;
            /** @description Places that are left; null for any number. */
            available: number | null;
        };
        /** @description A day as everyone may see it. */
        PublicDay: {
            /** @description Names the day in a registration. Unique among the event's days. */
            code: components["schemas"]["Code"];
            /** @description What people read, such as `Friday`. */
            name: string;
            /** @description The calendar date on which the day begins, where the event is. */
            date: components["schemas"]["CalendarDate"];
            /** @description When the day begins, where the event is; null for midnight. */
            starts_at: components["schemas"]["LocalTime"] | null;
            /** @description When the day ends, where the event is; null for the next midnight. An end at or before the start means the next morning. */
            ends_at: components["schemas"]["LocalTime"] | null;
            /** @description The instant at which the day begins. */
            start: components["schemas"]["Timestamp"];
            /** @description The instant at which the day is over. */
            end: components["schemas"]["Timestamp"];
            /** @description Places that are left; null for any number. */
            available: number | null;
        };
        /** @description A published event as everyone may see it. */
        PublicEvent: {
            /** @description Never changes, even if the code does. */
            id: components["schemas"]["Ulid"];
            /** @description Names the event in addresses. Unique among the organization's events. */
            code: components["schemas"]["Code"];
            /** @description What people read. */
            name: string;
            /** @description What people read about the event; null for nothing. */
            description: string | null;
            /** @description Where the event is: its days and hours are told in this zone. */
            timezone: components["schemas"]["Timezone"];
            /** @description The currency of its prices. */
            currency: components["schemas"]["Currency"];
            /** @description The language in which people are written to. */
            language: components["schemas"]["Language"];
            /** @description Whether registrations that find no room wait for places to come free. */
            waitlist: boolean;
            /** @description Before this instant nobody can register; null for no beginning. */
            registration_opens_at: components["schemas"]["Timestamp"] | null;
            /** @description From this instant on nobody can register any more; null for no end. */
            registration_closes_at: components["schemas"]["Timestamp"] | null;
            /** @description Places that are left; null for any number. */
            available: number | null;
            /** @description In the order of their dates. */
            days: components["schemas"]["PublicDay"][];
            /** @description The kinds of people who can register, in the order of their making. */
            attendee_types: components["schemas"]["PublicAttendeeType"][];
        };
        /** @description The published events of an organization, those to come first and then the past ones. */
        PublicEvents: {
            /** @description Whose events these are. */
            organization: components["schemas"]["PublicOrganization"];
            /** @description At most 500, those to come first and then the past ones. */
            events: components["schemas"]["PublicEvent"][];
        };
        /** @description The organization behind a tenant host. */
        PublicOrganization: {
            /** @description What people read. */
            name: string;
            /** @description The organization's own name in addresses. */
            slug: string;
        };
        /**
         * @description How a ticket's QR code is drawn.
         * @enum {string}
         */
        QrFormat: "svg" | "png";
        /** @description A question of the event's form, asked of each person. */
        Question: {
            /**
             * Code
             * @description Names the answer in `answers` of a person. Unique in the form.
             */
            code: components["schemas"]["Code"];
            /**
             * Question
             * @description What people are asked, such as `What do you eat?`.
             */
            label: string;
            /**
             * Type
             * @description What kind of answer is taken.
             */
            type: components["schemas"]["QuestionType"];
            /**
             * Required
             * @description Whether a person cannot be registered without an answer.
             */
            required: boolean;
            /**
             * Choices
             * @description What can be chosen; for `choice` and `multi_choice`, and for no other type.
             */
            choices?: string[];
            /**
             * Attendee types
             * @description The codes of the attendee types that are asked; null for all.
             */
            attendee_types: components["schemas"]["Code"][] | null;
        };
        /** @description What kind of answer a question takes. The list may grow. */
        QuestionType: components["schemas"]["KnownQuestionType"] | (string & {});
        /** @description A template that is ready to use. */
        ReadyTemplate: {
            /** @description What an import names it by. */
            code: components["schemas"]["Code"];
            /** @description What it is called. */
            name: string;
            /** @description What kind of event it is for, and what it brings. */
            description: string;
            /** @description What the event will be made of. */
            template: components["schemas"]["EventTemplate"];
        };
        /** @description A page of the templates that are ready to use. */
        ReadyTemplateList: {
            /** @description The items of this page. */
            data: components["schemas"]["ReadyTemplate"][];
            /** @description Whether the list goes on, and from where. */
            page: components["schemas"]["PageInfo"];
        };
        /** @description Whether money, people and tickets of an event add up. Of the data in the key's mode, as far as the key can see it. */
        ReconciliationReport: {
            /** @description The event that was counted. */
            event_id: components["schemas"]["Ulid"];
            /** @description Which data was counted: false for a test key. */
            livemode: boolean;
            /** @description What the people of each attendee type cost. */
            attendee_types: components["schemas"]["TypeTotal"][];
            /** @description What was paid by each method. */
            methods: components["schemas"]["MethodTotal"][];
            /** @description What the people who hold a place cost together. */
            total: components["schemas"]["Money"];
            /** @description What was received for the event in all, before refunds. */
            received: components["schemas"]["Money"];
            /** @description What of it was given back. */
            refunded: components["schemas"]["Money"];
            /** @description What registrations that hold places still have to pay. */
            due: components["schemas"]["Money"];
            /** @description What was paid beyond what registrations cost, cancelled ones included, and not given back. */
            overpaid: components["schemas"]["Money"];
            /** @description How many tickets stand where. */
            tickets: components["schemas"]["TicketCounts"];
            /** @description Who was admitted without being expected, or expected without being admitted. */
            admissions: components["schemas"]["AdmissionDifferences"];
            /** @description When it was counted. */
            generated_at: components["schemas"]["Timestamp"];
        };
        /** @description An id or a code of an object. */
        Reference: string;
        /** @description Ids or codes of several objects. */
        References: components["schemas"]["Reference"][];
        /** @description Ids or codes of several objects. */
        ReferencesItem: components["schemas"]["Reference"][];
        /** @description Money to give back. */
        Refund: {
            /**
             * Amount
             * @description How much to give back; all that is left of the payment when left out.
             */
            amount?: components["schemas"]["PositiveMoney"];
            /**
             * Reason
             * @description Why money was given back, in words for your own people; null for nothing.
             */
            reason?: string | null;
        };
        /** @description Why the state of things does not allow what was asked. */
        RefusalBody: {
            /** @description What went wrong, for programs. */
            code: components["schemas"]["OpenErrorCode"];
            /** @description What went wrong, for people: a whole sentence that names the field or the object. */
            message: string;
            /**
             * Format: uri
             * @description The page that explains this error and what to do about it.
             */
            doc_url: string;
            /** @description The id of this request, also in the `X-Request-Id` header and in our logs. */
            request_id: string;
            /** @description The entitlement that the plan lacks. */
            key?: string;
            /** @description The lowest plan that includes it, above the organization's own; left out where none does or it was taken from the organization. */
            upgrade_plan?: string;
            /** @description Since when the installation only reads. */
            read_only_since?: string;
            /** @description What is wrong with the license: `expired`, `missing` or `invalid`. */
            validity?: string;
            /** @description The oldest version of the scanner's software that is still served. */
            min_sw_version?: string;
            /** @description What stands in the way. Which fields it has depends on `code`; more may appear. */
            details?: components["schemas"]["RefusalDetails"];
        };
        /** @description What stands in the way of a request that is well formed. Each code has the fields that its page shows, and may have more. */
        RefusalDetails: {
            /** @description With `invalid_state`: the state of the object, or what keeps it from being changed, such as `archived` or `in_use`. */
            state?: string;
            /** @description With `rule_refused`: the rule of the event's form that refuses, such as `max_per_registration`. */
            rule?: string;
            /** @description Which part of the request it is about: `body`, then a JSON pointer into it. */
            path?: string;
            /** @description With `event_full` and `registration_closed`: the code of the event. */
            event?: string;
            /** @description With `type_full`: the code of the attendee type. */
            attendee_type?: string;
            /** @description With `day_full`: the code of the day. */
            day?: string;
            /** @description How many people there is room for; null for any number. */
            capacity?: number | null;
            /** @description With `conflict`: the field whose value is taken. */
            field?: string;
            /** @description With `external_id_taken`: the id of the registration that has the external ID; left out where the key cannot see it. */
            registration?: string;
            /**
             * Format: int32
             * @description How many people the organization's plan allows at one event.
             */
            attendee_cap?: number;
            /**
             * Format: int32
             * @description How many places are taken.
             */
            taken?: number;
            /**
             * Format: int64
             * @description How much was asked for: places, or an amount of money in the currency's smallest unit.
             */
            wanted?: number;
            /** @description With `webhook_url_refused`: what is wrong with the URL, such as `not_https` or `private_address`. With `source_refused` and `source_unavailable`: why the platform cannot be read, such as `token_expired` or `timeout`. */
            reason?: string;
            /** @description With `registration_closed`: when registration opens; null if it always was. */
            opens_at?: string | null;
            /** @description With `registration_closed`: when registration closes; null if it does not. */
            closes_at?: string | null;
            /** @description With `not_found`: what kind of thing there is not, such as `event` or `check_in_point`. With `conflict`: what else has the code. With `api_key_test_mode`: what is live. */
            object?: string;
            /** @description With `object`: its id or code. With `not_found` nothing that this key can see has it. */
            reference?: string;
            /** @description With `api_key_scope`: the scope that the operation needs. */
            scope?: string;
            /** @description With `api_key_group`: the code of the group that the key is limited to. */
            group?: string;
            /** @description With `api_key_ip_not_allowed`: the address that the request came from. */
            address?: string;
            /** @description With `idempotency_conflict` and `idempotency_in_progress`: the `Idempotency-Key` that was sent. */
            key?: string;
            /** @description When the key or device was revoked, the key or link expired, or the delivery was first sent. */
            at?: string;
            /**
             * Format: int32
             * @description How many seconds to wait, as in the `Retry-After` header.
             */
            retry_after?: number;
            /**
             * Format: int64
             * @description With `quota_exceeded`: how many calls were made this month, of how many that the plan includes.
             */
            calls?: number;
            /**
             * Format: int64
             * @description With `quota_exceeded`: how many calls the plan includes.
             */
            included?: number;
            /** @description With `quota_exceeded`: when calls are taken again. */
            until?: string;
            /** @description With `method_not_allowed`: the methods that the path answers. */
            allow?: string;
            /** @description With `external_id_taken`: the `external_id` that is taken. */
            external_id?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description The body of an answer to a request that is well formed, but cannot be done as things are. */
        RefusalEnvelope: {
            /** @description What went wrong. */
            error: components["schemas"]["RefusalBody"];
        };
        /** @description People who registered together for an event. */
        Registration: {
            /** @description Never changes. */
            id: components["schemas"]["Ulid"];
            /** @description The event that the registration is for. */
            event_id: components["schemas"]["Ulid"];
            /**
             * Group
             * @description The code of the group that the registration belongs to; null where it has none or the key cannot see it.
             */
            group: components["schemas"]["Code"] | null;
            /** @description Places are held unless it is `waitlisted`, `declined` or `cancelled`; tickets are issued when it is `confirmed`. */
            status: components["schemas"]["RegistrationStatus"];
            /**
             * Contact email
             * @description Where the confirmation goes, and the tickets of people without an address of their own; null for nowhere.
             */
            email: string | null;
            /**
             * Registration external ID
             * @description Your own id of the registration, such as an order number; null for none. Of an event's registrations that are neither cancelled nor declined, no two have the same, live and test apart: an order that is sent again is not booked twice.
             */
            external_id: string | null;
            /**
             * Note
             * @description What the organization notes about the registration, and its people never see; null for nothing.
             */
            note: string | null;
            /**
             * Send emails
             * @description Whether confirmation and tickets are sent by email. None are sent in test mode.
             */
            send_ticket_emails: boolean;
            /** @description The people of the registration, in the order of their adding; cancelled ones included. */
            attendees: components["schemas"]["Attendee"][];
            /** @description What the people who are not cancelled cost together. */
            amount_total: components["schemas"]["Money"];
            /** @description What was received for it, before refunds. */
            amount_paid: components["schemas"]["Money"];
            /** @description What was given back. */
            amount_refunded: components["schemas"]["Money"];
            /** @description What is still to be paid. */
            amount_due: components["schemas"]["Money"];
            /** @description What was paid beyond `amount_total` and not given back; 0 where nothing was. Cancelling people makes it grow, refunds reduce it. */
            overpaid: components["schemas"]["Money"];
            /** @description Until when places are held for a registration that awaits payment, which is then cancelled; null in any other status. */
            payment_due_at: components["schemas"]["Timestamp"] | null;
            /** @description When it was confirmed and its tickets were issued; null before. */
            confirmed_at: components["schemas"]["Timestamp"] | null;
            /** @description When it was cancelled or declined; null while it is neither. */
            cancelled_at: components["schemas"]["Timestamp"] | null;
            /** @description False for an object made with a test key. */
            livemode: boolean;
            /** @description When the registration was made. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the registration or one of its people last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The envelope of `registration.approved`. */
        RegistrationApprovedEnvelope: {
            /** @description The same for every attempt and every replay of one occurrence: remember it to act once. */
            id: components["schemas"]["EnvelopeId"];
            /**
             * @description What happened. More types may appear: ignore those that you do not know.
             * @enum {string}
             */
            type: "registration.approved";
            /** @description The contract's version when the event was raised; absent in a test event. */
            api_version?: string;
            /** @description When it happened. */
            created_at: components["schemas"]["Timestamp"];
            /** @description False for test events and for what test keys do. */
            livemode: boolean;
            /** @description The organization where it happened, for receivers that serve several. */
            organization_id: components["schemas"]["Ulid"];
            /** @description The event where it happened; null in a test event. */
            event_id: components["schemas"]["Ulid"] | null;
            /** @description The `X-Request-Id` of the call that did it, or that started the job which did; null where no call did, and in a test event. */
            request_id: string | null;
            /** @description Who did it, so that a receiver can tell what it did itself; of what a job does, who started the job; null in a test event. */
            actor: components["schemas"]["Actor"] | null;
            /** @description The object as the API shows it. */
            data: components["schemas"]["Registration"];
        };
        /** @description The envelope of `registration.cancelled`. */
        RegistrationCancelledEnvelope: {
            /** @description The same for every attempt and every replay of one occurrence: remember it to act once. */
            id: components["schemas"]["EnvelopeId"];
            /**
             * @description What happened. More types may appear: ignore those that you do not know.
             * @enum {string}
             */
            type: "registration.cancelled";
            /** @description The contract's version when the event was raised; absent in a test event. */
            api_version?: string;
            /** @description When it happened. */
            created_at: components["schemas"]["Timestamp"];
            /** @description False for test events and for what test keys do. */
            livemode: boolean;
            /** @description The organization where it happened, for receivers that serve several. */
            organization_id: components["schemas"]["Ulid"];
            /** @description The event where it happened; null in a test event. */
            event_id: components["schemas"]["Ulid"] | null;
            /** @description The `X-Request-Id` of the call that did it, or that started the job which did; null where no call did, and in a test event. */
            request_id: string | null;
            /** @description Who did it, so that a receiver can tell what it did itself; of what a job does, who started the job; null in a test event. */
            actor: components["schemas"]["Actor"] | null;
            /** @description The object as the API shows it. */
            data: components["schemas"]["Registration"];
        };
        /** @description What to change of a registration; what is left out stays. */
        RegistrationChanges: {
            /**
             * Contact email
             * @description Where the confirmation goes, and the tickets of people without an address of their own; null for nowhere.
             */
            email?: components["schemas"]["EmailAddress"] | null;
            /**
             * Registration external ID
             * @description Your own id of the registration, such as an order number; null for none. Of an event's registrations that are neither cancelled nor declined, no two have the same, live and test apart: an order that is sent again is not booked twice.
             */
            external_id?: components["schemas"]["ExternalId"] | null;
            /**
             * Note
             * @description What the organization notes about the registration, and its people never see; null for nothing.
             */
            note?: components["schemas"]["LongText"] | null;
            /**
             * Send emails
             * @description Whether confirmation and tickets are sent by email. None are sent in test mode.
             */
            send_ticket_emails?: boolean;
            /**
             * Group
             * @description The id or code of the group that the registration is to belong to, or null for none.
             */
            group?: components["schemas"]["Reference"] | null;
        };
        /** @description The envelope of `registration.confirmed`. */
        RegistrationConfirmedEnvelope: {
            /** @description The same for every attempt and every replay of one occurrence: remember it to act once. */
            id: components["schemas"]["EnvelopeId"];
            /**
             * @description What happened. More types may appear: ignore those that you do not know.
             * @enum {string}
             */
            type: "registration.confirmed";
            /** @description The contract's version when the event was raised; absent in a test event. */
            api_version?: string;
            /** @description When it happened. */
            created_at: components["schemas"]["Timestamp"];
            /** @description False for test events and for what test keys do. */
            livemode: boolean;
            /** @description The organization where it happened, for receivers that serve several. */
            organization_id: components["schemas"]["Ulid"];
            /** @description The event where it happened; null in a test event. */
            event_id: components["schemas"]["Ulid"] | null;
            /** @description The `X-Request-Id` of the call that did it, or that started the job which did; null where no call did, and in a test event. */
            request_id: string | null;
            /** @description Who did it, so that a receiver can tell what it did itself; of what a job does, who started the job; null in a test event. */
            actor: components["schemas"]["Actor"] | null;
            /** @description The object as the API shows it. */
            data: components["schemas"]["Registration"];
        };
        /** @description The envelope of `registration.created`. */
        RegistrationCreatedEnvelope: {
            /** @description The same for every attempt and every replay of one occurrence: remember it to act once. */
            id: components["schemas"]["EnvelopeId"];
            /**
             * @description What happened. More types may appear: ignore those that you do not know.
             * @enum {string}
             */
            type: "registration.created";
            /** @description The contract's version when the event was raised; absent in a test event. */
            api_version?: string;
            /** @description When it happened. */
            created_at: components["schemas"]["Timestamp"];
            /** @description False for test events and for what test keys do. */
            livemode: boolean;
            /** @description The organization where it happened, for receivers that serve several. */
            organization_id: components["schemas"]["Ulid"];
            /** @description The event where it happened; null in a test event. */
            event_id: components["schemas"]["Ulid"] | null;
            /** @description The `X-Request-Id` of the call that did it, or that started the job which did; null where no call did, and in a test event. */
            request_id: string | null;
            /** @description Who did it, so that a receiver can tell what it did itself; of what a job does, who started the job; null in a test event. */
            actor: components["schemas"]["Actor"] | null;
            /** @description The object as the API shows it. */
            data: components["schemas"]["Registration"];
        };
        /** @description The envelope of `registration.declined`. */
        RegistrationDeclinedEnvelope: {
            /** @description The same for every attempt and every replay of one occurrence: remember it to act once. */
            id: components["schemas"]["EnvelopeId"];
            /**
             * @description What happened. More types may appear: ignore those that you do not know.
             * @enum {string}
             */
            type: "registration.declined";
            /** @description The contract's version when the event was raised; absent in a test event. */
            api_version?: string;
            /** @description When it happened. */
            created_at: components["schemas"]["Timestamp"];
            /** @description False for test events and for what test keys do. */
            livemode: boolean;
            /** @description The organization where it happened, for receivers that serve several. */
            organization_id: components["schemas"]["Ulid"];
            /** @description The event where it happened; null in a test event. */
            event_id: components["schemas"]["Ulid"] | null;
            /** @description The `X-Request-Id` of the call that did it, or that started the job which did; null where no call did, and in a test event. */
            request_id: string | null;
            /** @description Who did it, so that a receiver can tell what it did itself; of what a job does, who started the job; null in a test event. */
            actor: components["schemas"]["Actor"] | null;
            /** @description The object as the API shows it. */
            data: components["schemas"]["Registration"];
        };
        /** @description What people are asked and what rules hold when they register for an event. */
        RegistrationForm: {
            /**
             * Questions
             * @description What each person is asked, in this order.
             */
            questions: components["schemas"]["Question"][];
            /**
             * Rules
             * @description What a registration has to comply with.
             */
            rules: components["schemas"]["FormRules"];
        };
        /** @description One page of registrations. */
        RegistrationPage: {
            /** @description The items of this page. */
            data: components["schemas"]["Registration"][];
            /** @description Whether the list goes on, and from where. */
            page: components["schemas"]["PageInfo"];
        };
        /** @description Where a registration, or a person on it, stands. The list may grow. */
        RegistrationStatus: components["schemas"]["KnownRegistrationStatus"] | (string & {});
        /** @description The envelope of `registration.updated`. */
        RegistrationUpdatedEnvelope: {
            /** @description The same for every attempt and every replay of one occurrence: remember it to act once. */
            id: components["schemas"]["EnvelopeId"];
            /**
             * @description What happened. More types may appear: ignore those that you do not know.
             * @enum {string}
             */
            type: "registration.updated";
            /** @description The contract's version when the event was raised; absent in a test event. */
            api_version?: string;
            /** @description When it happened. */
            created_at: components["schemas"]["Timestamp"];
            /** @description False for test events and for what test keys do. */
            livemode: boolean;
            /** @description The organization where it happened, for receivers that serve several. */
            organization_id: components["schemas"]["Ulid"];
            /** @description The event where it happened; null in a test event. */
            event_id: components["schemas"]["Ulid"] | null;
            /** @description The `X-Request-Id` of the call that did it, or that started the job which did; null where no call did, and in a test event. */
            request_id: string | null;
            /** @description Who did it, so that a receiver can tell what it did itself; of what a job does, who started the job; null in a test event. */
            actor: components["schemas"]["Actor"] | null;
            /** @description The object as the API shows it. */
            data: components["schemas"]["Registration"];
        };
        /** @description The envelope of `registration.waitlisted`. */
        RegistrationWaitlistedEnvelope: {
            /** @description The same for every attempt and every replay of one occurrence: remember it to act once. */
            id: components["schemas"]["EnvelopeId"];
            /**
             * @description What happened. More types may appear: ignore those that you do not know.
             * @enum {string}
             */
            type: "registration.waitlisted";
            /** @description The contract's version when the event was raised; absent in a test event. */
            api_version?: string;
            /** @description When it happened. */
            created_at: components["schemas"]["Timestamp"];
            /** @description False for test events and for what test keys do. */
            livemode: boolean;
            /** @description The organization where it happened, for receivers that serve several. */
            organization_id: components["schemas"]["Ulid"];
            /** @description The event where it happened; null in a test event. */
            event_id: components["schemas"]["Ulid"] | null;
            /** @description The `X-Request-Id` of the call that did it, or that started the job which did; null where no call did, and in a test event. */
            request_id: string | null;
            /** @description Who did it, so that a receiver can tell what it did itself; of what a job does, who started the job; null in a test event. */
            actor: components["schemas"]["Actor"] | null;
            /** @description The object as the API shows it. */
            data: components["schemas"]["Registration"];
        };
        /** @description A result as a scanner knows it. */
        ResultTold: string;
        /** @description An admission, as the decision needs to know it. */
        RosterAdmission: {
            /** @description What admitted: a scan's result. */
            result: components["schemas"]["ScanResult"];
            /** @description The code of the check-in point. */
            check_in_point: components["schemas"]["Code"];
            /** @description The code of the day that was on; null when none was. */
            day: components["schemas"]["Code"] | null;
            /** @description When the code was read. */
            at: components["schemas"]["Timestamp"];
        };
        /** @description A person on a ticket. */
        RosterAttendee: {
            /** @description The person's id. */
            id: components["schemas"]["Ulid"];
            /** @description Given names, as they stand on the ticket. */
            first_name: string;
            /** @description Family names, as they stand on the ticket. */
            last_name: string;
            /** @description The person's attendee type, by its code. */
            attendee_type: components["schemas"]["Code"];
            /** @description The code of the person's group; null where they have none or the key cannot see it. */
            group: components["schemas"]["Code"] | null;
            /** @description The days that the person comes on, by their codes. */
            days: components["schemas"]["Code"][];
            /** @description Where the person stands. */
            status: components["schemas"]["RegistrationStatus"];
            /** @description From when on the person is not admitted any more; null while they are. */
            cancelled_at: components["schemas"]["Timestamp"] | null;
            /** @description Every admission of the person in the key's mode, on whichever ticket, oldest first. */
            admissions: components["schemas"]["RosterAdmission"][];
        };
        /** @description One page of a roster. */
        RosterPage: {
            /** @description The tickets of this page. With `since`, one may stand on several pages; the last one counts. */
            data: components["schemas"]["RosterTicket"][];
            /** @description Whether the roster goes on, from where, and from where to follow its changes. */
            page: components["schemas"]["RosterPageInfo"];
        };
        /** @description Where a roster goes on. */
        RosterPageInfo: {
            /** @description Send this as `cursor` to get the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether there is a next page. */
            has_more: boolean;
            /** @description Send this as `since` next time to get what changes from here on. Nothing is missed, and no clock has to be trusted. It is opaque. */
            as_of: string;
            /** @description Whether this reading shows the whole roster, with which it replaces what the scanner knew. True without `since`, and where `since` no longer fits, as after groups were moved. */
            from_start: boolean;
        };
        /** @description What a roster holds. The list may grow; a scanner that does not know the value asks online for codes that it does not find. */
        RosterScope: "event" | "group" | (string & {});
        /** @description A ticket, without its code. */
        RosterTicket: {
            /** @description The ticket's id. */
            ticket_id: components["schemas"]["Ulid"];
            /** @description The hash of the ticket's code, as the manifest says; null of one that was removed. */
            code_hash: string | null;
            /** @description The last four characters of the ticket's code, by which somebody without the ticket at hand is found; null of one that was removed. */
            code_last_four: string | null;
            /** @description Whether one person has the ticket or several share it; null of one that was removed. */
            kind: components["schemas"]["TicketKind"] | null;
            /** @description From when on the ticket admits nobody any more; null while it is valid. Such tickets stay on the roster. */
            voided_at: components["schemas"]["Timestamp"] | null;
            /** @description Whether the ticket is no longer on this roster: deleted, or of people who left the key's group. Forget it. */
            removed: boolean;
            /** @description False for a test ticket. */
            livemode: boolean;
            /** @description Everybody on the ticket, in its order; nobody of one that was removed. */
            attendees: components["schemas"]["RosterAttendee"][];
        };
        /**
         * @description A type that has a sample.
         * @enum {string}
         */
        SampleEventType: "registration.created" | "registration.updated" | "registration.confirmed" | "registration.waitlisted" | "registration.approved" | "registration.declined" | "registration.cancelled" | "attendee.added" | "attendee.updated" | "attendee.cancelled" | "ticket.issued" | "ticket.reissued" | "ticket.voided" | "checkin.recorded" | "checkin.refused" | "checkin.overridden" | "payment.received" | "payment.refunded" | "payment.failed";
        /** @description Scans that were made offline. */
        ScanBatchRequest: {
            /**
             * Scans
             * @description The scans, in any order: they are applied by `scanned_at`. A scan that is not well formed has an error of its own.
             */
            scans: components["schemas"]["BatchedScan"][];
            /**
             * Sent at
             * @description The scanner's clock when it sent this; the answer tells by how much it is off.
             */
            sent_at?: components["schemas"]["Timestamp"];
        };
        /** @description What came of the scans of a batch. */
        ScanBatchResponse: {
            /** @description One for each scan, in the order of the request. */
            results: components["schemas"]["BatchedScanResult"][];
            /** @description By how many milliseconds the scanner's clock was behind when it sent the batch; null where the batch did not say when that was. */
            clock_offset_ms: number | null;
            /** @description False for a batch with a test key. */
            livemode: boolean;
        };
        /** @description Which way a person went. The list may grow. */
        ScanDirection: "in" | (string & {});
        /** @description What to show the people at the gate. */
        ScanDisplay: {
            /** @description A word or two. */
            title: string;
            /** @description One sentence. */
            message: string;
            /** @description How the screen should look. */
            tone: components["schemas"]["ScanTone"];
        };
        /** @description Why a scan of a batch has no result. */
        ScanProblem: {
            /** @description What went wrong, for programs. Any error code may stand here, and an unknown one is a refusal. */
            code: string;
            /** @description What went wrong, for people: a whole sentence that names the field or the object. */
            message: string;
            /** @description More about it; its shape depends on the code. */
            details?: unknown;
        };
        /** @description Why a result is what it is. The list may grow. */
        ScanReason: "not_confirmed" | "attendee_type_not_allowed" | "group_not_allowed" | "entry_required" | "pre_check_required" | (string & {});
        /** @description A ticket that was read. */
        ScanRequest: {
            /**
             * Code
             * @description What the ticket's code says. Spaces around it and its case do not matter; what is no ticket's code is answered with the result `unknown`.
             */
            code: string;
            /**
             * Check-in point
             * @description The check-in point, by its id or code.
             */
            check_in_point: components["schemas"]["Reference"];
            /**
             * Client UUID
             * @description New for each scan, made by the scanner. A scan that is sent again with the same one counts once and gets the first answer, also when it then says another `scanned_at`.
             */
            client_uuid: components["schemas"]["Uuid"];
            /**
             * Scanned at
             * @description When the code was read. It may be long past, as of scans that were made offline.
             */
            scanned_at: components["schemas"]["Timestamp"];
            /**
             * Only
             * @description Who of a shared ticket has arrived, where not all have: ids of attendees. Everybody when left out.
             */
            only?: components["schemas"]["PersonOnTicket"][];
            /**
             * Sent at
             * @description The scanner's clock when it sent this; the answer tells by how much it is off.
             */
            sent_at?: components["schemas"]["Timestamp"];
        };
        /** @description What the service decided about a scan. Refusals are answers too. */
        ScanResponse: {
            /** @description That of the person who got furthest. */
            result: components["schemas"]["ScanResult"];
            /** @description Whether anybody on the ticket may pass. Open the gate by this: results that admit may be added. */
            admitted: boolean;
            /** @description Why the result is what it is; null where the result says it all. */
            reason: components["schemas"]["ScanReason"] | null;
            /** @description What to show the people at the gate, in the event's language and the organization's words. */
            display: components["schemas"]["ScanDisplay"];
            /** @description The ticket that was scanned; null when the code is unknown. */
            ticket: components["schemas"]["ScannedTicket"] | null;
            /** @description Everybody on the ticket, or those whom `only` names, each with a result of their own; nobody when the code is unknown. */
            attendees: components["schemas"]["PersonScan"][];
            /** @description The rows that the scan wrote: one for each person, and one without a person when the code is unknown. */
            checkins: components["schemas"]["Checkin"][];
            /** @description When the code was read, as the scan says. */
            scanned_at: components["schemas"]["Timestamp"];
            /** @description By how many milliseconds the scanner's clock was behind when it sent the scan; null where the scan did not say when that was. */
            clock_offset_ms: number | null;
            /** @description False for a scan with a test key. */
            livemode: boolean;
        };
        /** @description What the service decided about a scan. Decide from this, not from wording. The list may grow. */
        ScanResult: components["schemas"]["KnownScanResult"] | (string & {});
        /** @description How a screen should look: `go` where all are admitted, `stop` where nobody is, `caution` where somebody should look closely. Open gates by `admitted`, not by this. The list may grow. */
        ScanTone: "go" | "stop" | "caution" | (string & {});
        /** @description A person on the ticket that was scanned. */
        ScannedPerson: {
            /** @description The person's id. */
            id: components["schemas"]["Ulid"];
            /** @description Given names, as they stand on the ticket. */
            first_name: string;
            /** @description Family names, as they stand on the ticket. */
            last_name: string;
            /** @description The person's attendee type, by its code. */
            attendee_type: components["schemas"]["Code"];
        };
        /** @description The ticket that was scanned. */
        ScannedTicket: {
            /** @description The ticket's id. */
            id: components["schemas"]["Ulid"];
            /** @description Whether one person has the ticket or several share it. */
            kind: components["schemas"]["TicketKind"];
            /** @description The registration that the ticket belongs to. */
            registration_id: components["schemas"]["Ulid"];
            /** @description From when on the ticket admits nobody any more; null while it is valid. */
            voided_at: components["schemas"]["Timestamp"] | null;
            /** @description False for a test ticket. */
            livemode: boolean;
        };
        /** @description Words to search for. */
        SearchWords: string;
        /** @description When to send. */
        SendTime: {
            /**
             * Send at
             * @description When the sending begins, at most a year ahead; at once when left out or over.
             */
            send_at?: components["schemas"]["Timestamp"];
        };
        /** @description A test that is on its way. */
        SentTest: {
            /** @description The addresses that it goes to, each once. */
            addresses: string[];
            /** @description The subject, marked as a test. */
            subject: string;
            /** @description The plain text, marked as a test, with the values of a made-up person. */
            text: string;
            /** @description The same as HTML. */
            html: string;
            /** @description False where no mail leaves, because it was asked for with a test key. */
            livemode: boolean;
        };
        /** @description A version of a scanner's software, such as `2.4.0`. */
        SoftwareVersion: string;
        /** @description A way to read what the organization has on another ticketing platform. Nothing is ever changed there. */
        SourceConnection: {
            /** @description Never changes. */
            id: components["schemas"]["Ulid"];
            /**
             * Platform
             * @description The platform that is read.
             */
            platform: components["schemas"]["SourcePlatform"];
            /**
             * Name
             * @description What people call the connection.
             */
            name: string;
            /**
             * Group
             * @description The code of the group that the connection belongs to; null for the whole organization.
             */
            group: components["schemas"]["Code"] | null;
            /** @description `refused` where the platform no longer takes the token, because it has expired or was withdrawn; `connected` otherwise. */
            status: components["schemas"]["SourceConnectionStatus"];
            /** @description The last four characters of the token. The whole of it is never told. */
            token_last_four: string;
            /** @description When the platform last answered whether it takes the token. */
            checked_at: components["schemas"]["Timestamp"];
            /** @description False for a connection that was made with a test key; it brings people over as test data. */
            livemode: boolean;
            /** @description When the connection was made. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of source connections. */
        SourceConnectionPage: {
            /** @description The items of this page. */
            data: components["schemas"]["SourceConnection"][];
            /** @description Whether the list goes on, and from where. */
            page: components["schemas"]["PageInfo"];
        };
        /** @description Whether the platform takes the token. The list may grow. */
        SourceConnectionStatus: components["schemas"]["KnownSourceConnectionStatus"] | (string & {});
        /** @description An event on the platform. */
        SourceEvent: {
            /** @description What the platform calls the event. */
            id: string;
            /**
             * Name
             * @description What people read.
             */
            name: string;
            /** @description How far the event is, in the platform's own word, such as `live` or `completed`. */
            status: string;
            /** @description When it begins; null where the platform does not say. */
            starts_at: components["schemas"]["Timestamp"] | null;
            /** @description When it ends; null where the platform does not say. */
            ends_at: components["schemas"]["Timestamp"] | null;
            /** @description Its page on the platform; null where it has none. */
            url: string | null;
        };
        /** @description One page of events on the platform. */
        SourceEventPage: {
            /** @description The items of this page. */
            data: components["schemas"]["SourceEvent"][];
            /** @description Whether the list goes on, and from where. */
            page: components["schemas"]["PageInfo"];
        };
        /** @description What a platform calls one of its own objects. */
        SourceId: string;
        /** @description What becomes of the people with one ticket class. */
        SourceMapping: {
            /**
             * Ticket class
             * @description The ticket class on the platform, by what the platform calls it.
             */
            ticket_class: components["schemas"]["SourceId"];
            /**
             * Attendee type
             * @description The attendee type, by its id or code, that people with this ticket class get; null for nobody, who are then skipped.
             */
            attendee_type: components["schemas"]["Reference"] | null;
            /**
             * Days
             * @description The days, by their ids or codes, that they come on. Left out, they come on all days.
             */
            days?: components["schemas"]["Reference"][];
        };
        /** @description A platform that sells tickets, from which people can be brought over. The list may grow. */
        SourcePlatform: components["schemas"]["KnownSourcePlatform"] | (string & {});
        /** @description A kind of ticket that is sold for an event on the platform. */
        SourceTicketClass: {
            /** @description What the platform calls the ticket class. */
            id: string;
            /**
             * Name
             * @description What people read.
             */
            name: string;
            /** @description What one costs before fees; null where the buyer decides, or the platform does not say. */
            price: components["schemas"]["Money"] | null;
            /** @description How many were sold; null where the platform does not say. */
            sold: number | null;
        };
        /** @description One page of ticket classes on the platform. */
        SourceTicketClassPage: {
            /** @description The items of this page. */
            data: components["schemas"]["SourceTicketClass"][];
            /** @description Whether the list goes on, and from where. */
            page: components["schemas"]["PageInfo"];
        };
        /** @description What a platform lets others read with. It stands in a header, so it is made of visible ASCII characters. */
        SourceToken: string;
        /** @description How many of something stand where. */
        StatusCounts: {
            /**
             * Format: int32
             * @description How many await approval.
             */
            pending: number;
            /**
             * Format: int32
             * @description How many await payment. Their places are held.
             */
            awaiting_payment: number;
            /**
             * Format: int32
             * @description How many wait for places to come free.
             */
            waitlisted: number;
            /**
             * Format: int32
             * @description How many are confirmed and have tickets.
             */
            confirmed: number;
            /**
             * Format: int32
             * @description How many were declined.
             */
            declined: number;
            /**
             * Format: int32
             * @description How many were cancelled.
             */
            cancelled: number;
        };
        /** @description An attendee type of a template. */
        TemplateAttendeeType: {
            /**
             * Code
             * @description Unique among the attendee types of the template.
             */
            code: components["schemas"]["Code"];
            /**
             * Name
             * @description What people read, such as `Visitor`.
             */
            name: string;
            /**
             * Price
             * @description What one person pays; null for nothing.
             */
            price: components["schemas"]["Money"] | null;
            /**
             * Capacity
             * @description How many people of this type there is room for; null for any number.
             */
            capacity: components["schemas"]["Places"] | null;
            /**
             * Needs approval
             * @description Whether registrations with people of this type wait for approval.
             */
            approval: boolean;
            /**
             * Ticket
             * @description Whether people of this type have a ticket each or share one for each registration.
             */
            ticket: components["schemas"]["TicketKind"];
        };
        /** @description The code of something that a template names, such as one of its own days. */
        TemplateCode: string;
        /** @description Codes that a template names. */
        TemplateCodes: components["schemas"]["TemplateCode"][];
        /** @description A day of a template. */
        TemplateDay: {
            /**
             * Code
             * @description Unique among the days of the template.
             */
            code: components["schemas"]["Code"];
            /**
             * Name
             * @description What people read, such as `Friday`; a day that is called after its date is called after the new one.
             */
            name: string;
            /**
             * Date
             * @description The calendar date on which the day begins. An import moves all dates alike.
             */
            date: components["schemas"]["CalendarDate"];
            /**
             * Starts at
             * @description When the day begins; null for midnight.
             */
            starts_at: components["schemas"]["LocalTime"] | null;
            /**
             * Ends at
             * @description When the day ends; null for the next midnight.
             */
            ends_at: components["schemas"]["LocalTime"] | null;
            /**
             * Capacity
             * @description How many people there is room for on this day; null for any number.
             */
            capacity: components["schemas"]["Places"] | null;
        };
        /** @description What a template tells of the event itself. */
        TemplateEvent: {
            /**
             * Code
             * @description The code of the event that the template was taken from; a new event gets it where it is free.
             */
            code: components["schemas"]["Code"];
            /**
             * Name
             * @description What people read, on tickets, in emails and on public pages.
             */
            name: string;
            /**
             * Description
             * @description What people read about the event on public pages; null for nothing.
             */
            description: string | null;
            /**
             * Time zone
             * @description Where the event is: its days, hours and gates are told in this zone.
             */
            timezone: components["schemas"]["Timezone"];
            /**
             * Currency
             * @description The currency of all its prices.
             */
            currency: components["schemas"]["Currency"];
            /**
             * Language
             * @description The language in which people are written to.
             */
            language: components["schemas"]["Language"];
            /**
             * Capacity
             * @description How many people there is room for in all; null for any number.
             */
            capacity: components["schemas"]["Places"] | null;
            /**
             * Keep a waitlist
             * @description Whether registrations that find no room wait for places to come free.
             */
            waitlist: boolean;
            /**
             * Needs approval
             * @description Whether each registration waits as `pending` until somebody approves it.
             */
            approval: boolean;
            /**
             * Payment deadline (days)
             * @description For how many days places are held for a registration that awaits payment.
             */
            payment_deadline_days: components["schemas"]["DayCount"];
        };
        /** @description The form of a template. */
        TemplateForm: {
            /**
             * Questions
             * @description What each person is asked, in this order.
             */
            questions: components["schemas"]["TemplateQuestion"][];
            /**
             * Rules
             * @description What a registration has to comply with.
             */
            rules: components["schemas"]["FormRules"];
        };
        /** @description A check-in point of a template, with its policy. */
        TemplatePoint: {
            /**
             * Code
             * @description Unique among the check-in points of the template.
             */
            code: components["schemas"]["Code"];
            /**
             * Name
             * @description What people at the gate read, such as `Main gate`.
             */
            name: string;
            /**
             * Kind
             * @description What the point is for.
             */
            kind: components["schemas"]["PointKind"];
            /**
             * Days
             * @description The codes of the days on which the point admits; null for all.
             */
            days: components["schemas"]["TemplateCode"][] | null;
            /**
             * Attendee types
             * @description The codes of the attendee types that the point admits; null for all.
             */
            attendee_types: components["schemas"]["TemplateCode"][] | null;
            /**
             * Groups
             * @description The codes of the groups that the point admits; null for all. Those that the organization of the new event does not have are left out and warned of.
             */
            groups: components["schemas"]["TemplateCode"][] | null;
            /**
             * Opens at
             * @description When the point opens each day; null for the day's start.
             */
            opens_at: components["schemas"]["LocalTime"] | null;
            /**
             * Closes at
             * @description When the point closes each day; null for the day's end.
             */
            closes_at: components["schemas"]["LocalTime"] | null;
            /**
             * Exceptions
             * @description Exceptions for single days, which replace both times.
             */
            windows: components["schemas"]["TemplateWindow"][];
            /**
             * Limit
             * @description How often one person is admitted here.
             */
            limit: components["schemas"]["PointLimit"];
            /**
             * Requires
             * @description What a person must have passed earlier on the same day to be admitted here.
             */
            requires: components["schemas"]["PointRequirement"];
        };
        /** @description A question of the form of a template. */
        TemplateQuestion: {
            /**
             * Code
             * @description Names the answer in `answers` of a person. Unique in the form.
             */
            code: components["schemas"]["Code"];
            /**
             * Question
             * @description What people are asked.
             */
            label: string;
            /**
             * Type
             * @description What kind of answer is taken.
             */
            type: components["schemas"]["QuestionType"];
            /**
             * Required
             * @description Whether a person cannot be registered without an answer.
             */
            required: boolean;
            /**
             * Choices
             * @description What can be chosen; for `choice` and `multi_choice`, and for no other type.
             */
            choices?: string[];
            /**
             * Attendee types
             * @description The codes of the attendee types that are asked; null for all.
             */
            attendee_types: components["schemas"]["TemplateCode"][] | null;
        };
        /** @description The hours of a check-in point of a template on one day. */
        TemplateWindow: {
            /**
             * Day
             * @description The code of a day of the template.
             */
            day: components["schemas"]["TemplateCode"];
            /**
             * Opens at
             * @description When the point opens on that day; null for the day's start.
             */
            opens_at: components["schemas"]["LocalTime"] | null;
            /**
             * Closes at
             * @description When the point closes on that day; null for the day's end.
             */
            closes_at: components["schemas"]["LocalTime"] | null;
        };
        /** @description One thing, in the organization's own words. */
        Term: {
            /** @description The word for one, such as `guest`. */
            singular: string;
            /** @description The word for several, such as `guests`. */
            plural: string;
        };
        /** @description The organization's own words for things. */
        Terminology: {
            /** @description The words for an event. */
            event: components["schemas"]["Term"];
            /** @description The words for an attendee. */
            attendee: components["schemas"]["Term"];
            /** @description The words for a ticket. */
            ticket: components["schemas"]["Term"];
            /** @description The words for a day of an event. */
            day: components["schemas"]["Term"];
            /** @description The words for a check-in point. */
            check_in_point: components["schemas"]["Term"];
            /** @description The words for a group. */
            group: components["schemas"]["Term"];
        };
        /** @description Where a test goes. */
        TestAddresses: components["schemas"]["EmailAddress"][];
        /** @description Which sample to send. */
        TestEvent: {
            /**
             * Event type
             * @description The type of the sample. Left out, it is the first that the endpoint is told of, `registration.created` where that is everything.
             */
            type?: components["schemas"]["SampleEventType"];
        };
        /** @description A test to send. */
        TestSend: {
            /**
             * Addresses
             * @description The addresses that the test goes to.
             */
            addresses: components["schemas"]["TestAddresses"];
        };
        /** @description What lets one person, or the people who share it, in. */
        Ticket: {
            /** @description Never changes. A reissued ticket is a new one with an id of its own. */
            id: components["schemas"]["Ulid"];
            /** @description The event that the ticket is for. */
            event_id: components["schemas"]["Ulid"];
            /** @description The registration that the ticket belongs to. */
            registration_id: components["schemas"]["Ulid"];
            /** @description Whether one person has the ticket or several share it. */
            kind: components["schemas"]["TicketKind"];
            /**
             * Attendees
             * @description The people on the ticket: one, or several for a shared ticket. Cancelled people stay on it.
             */
            attendee_ids: components["schemas"]["Ulid"][];
            /** @description What the ticket's QR code says, and what a scan sends. Opaque, and as good as the ticket itself. */
            code: string;
            /** @description A `voided` ticket admits nobody from `voided_at` on. */
            status: components["schemas"]["TicketStatus"];
            /** @description From when on a voided ticket admits nobody any more; null while it is valid. */
            voided_at: components["schemas"]["Timestamp"] | null;
            /** @description The ticket in whose place this one was issued; null for a first one. */
            replaces: components["schemas"]["Ulid"] | null;
            /** @description The ticket that was issued in place of this one; null while it was not replaced. */
            replaced_by: components["schemas"]["Ulid"] | null;
            /** @description False for an object made with a test key. */
            livemode: boolean;
            /** @description When the ticket was issued. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the ticket last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The id of a ticket. One that the event does not have is a scan's result, not an error. */
        TicketAtGate: string;
        /** @description How many tickets stand where. */
        TicketCounts: {
            /**
             * Format: int32
             * @description How many tickets admit.
             */
            valid: number;
            /**
             * Format: int32
             * @description How many tickets were voided or replaced.
             */
            voided: number;
        };
        /** @description The envelope of `ticket.issued`. */
        TicketIssuedEnvelope: {
            /** @description The same for every attempt and every replay of one occurrence: remember it to act once. */
            id: components["schemas"]["EnvelopeId"];
            /**
             * @description What happened. More types may appear: ignore those that you do not know.
             * @enum {string}
             */
            type: "ticket.issued";
            /** @description The contract's version when the event was raised; absent in a test event. */
            api_version?: string;
            /** @description When it happened. */
            created_at: components["schemas"]["Timestamp"];
            /** @description False for test events and for what test keys do. */
            livemode: boolean;
            /** @description The organization where it happened, for receivers that serve several. */
            organization_id: components["schemas"]["Ulid"];
            /** @description The event where it happened; null in a test event. */
            event_id: components["schemas"]["Ulid"] | null;
            /** @description The `X-Request-Id` of the call that did it, or that started the job which did; null where no call did, and in a test event. */
            request_id: string | null;
            /** @description Who did it, so that a receiver can tell what it did itself; of what a job does, who started the job; null in a test event. */
            actor: components["schemas"]["Actor"] | null;
            /** @description The object as the API shows it. */
            data: components["schemas"]["Ticket"];
        };
        /** @description What tickets people of a type get. The list may grow. */
        TicketKind: components["schemas"]["KnownTicketKind"] | (string & {});
        /** @description What became of sending a ticket. */
        TicketMail: {
            /** @description The ticket that was sent. */
            ticket_id: components["schemas"]["Ulid"];
            /** @description The addresses that the ticket goes to. */
            recipients: string[];
            /** @description Whether emails were queued; false in test mode, where none are sent. */
            queued: boolean;
        };
        /** @description One page of tickets. */
        TicketPage: {
            /** @description The items of this page. */
            data: components["schemas"]["Ticket"][];
            /** @description Whether the list goes on, and from where. */
            page: components["schemas"]["PageInfo"];
        };
        /** @description The envelope of `ticket.reissued`. */
        TicketReissuedEnvelope: {
            /** @description The same for every attempt and every replay of one occurrence: remember it to act once. */
            id: components["schemas"]["EnvelopeId"];
            /**
             * @description What happened. More types may appear: ignore those that you do not know.
             * @enum {string}
             */
            type: "ticket.reissued";
            /** @description The contract's version when the event was raised; absent in a test event. */
            api_version?: string;
            /** @description When it happened. */
            created_at: components["schemas"]["Timestamp"];
            /** @description False for test events and for what test keys do. */
            livemode: boolean;
            /** @description The organization where it happened, for receivers that serve several. */
            organization_id: components["schemas"]["Ulid"];
            /** @description The event where it happened; null in a test event. */
            event_id: components["schemas"]["Ulid"] | null;
            /** @description The `X-Request-Id` of the call that did it, or that started the job which did; null where no call did, and in a test event. */
            request_id: string | null;
            /** @description Who did it, so that a receiver can tell what it did itself; of what a job does, who started the job; null in a test event. */
            actor: components["schemas"]["Actor"] | null;
            /** @description The object as the API shows it. */
            data: components["schemas"]["Ticket"];
        };
        /** @description Where a ticket stands. The list may grow. */
        TicketStatus: components["schemas"]["KnownTicketStatus"] | (string & {});
        /** @description The envelope of `ticket.voided`. */
        TicketVoidedEnvelope: {
            /** @description The same for every attempt and every replay of one occurrence: remember it to act once. */
            id: components["schemas"]["EnvelopeId"];
            /**
             * @description What happened. More types may appear: ignore those that you do not know.
             * @enum {string}
             */
            type: "ticket.voided";
            /** @description The contract's version when the event was raised; absent in a test event. */
            api_version?: string;
            /** @description When it happened. */
            created_at: components["schemas"]["Timestamp"];
            /** @description False for test events and for what test keys do. */
            livemode: boolean;
            /** @description The organization where it happened, for receivers that serve several. */
            organization_id: components["schemas"]["Ulid"];
            /** @description The event where it happened; null in a test event. */
            event_id: components["schemas"]["Ulid"] | null;
            /** @description The `X-Request-Id` of the call that did it, or that started the job which did; null where no call did, and in a test event. */
            request_id: string | null;
            /** @description Who did it, so that a receiver can tell what it did itself; of what a job does, who started the job; null in a test event. */
            actor: components["schemas"]["Actor"] | null;
            /** @description The object as the API shows it. */
            data: components["schemas"]["Ticket"];
        };
        /**
         * Format: date-time
         * @description An instant in ISO 8601. Answers tell it in UTC, ending in `Z`; requests may use any offset.
         */
        Timestamp: string;
        /** @description An IANA time zone name, such as `Europe/Madrid`. */
        Timezone: string;
        /** @description Attendance of one attendee type on one day. */
        TypeAttendance: {
            /** @description The code of the attendee type. */
            attendee_type: components["schemas"]["Code"];
            /**
             * Format: int32
             * @description How many confirmed people were expected.
             */
            expected: number;
            /**
             * Format: int32
             * @description How many people were admitted at an entry, by a scan or by a member: also those who were not expected, or were cancelled since.
             */
            admitted: number;
            /**
             * Format: int32
             * @description How many of the expected people were not admitted so far: everybody, on a day to come.
             */
            absent: number;
        };
        /** @description How full one attendee type is. */
        TypeOccupancy: {
            /** @description The code of the attendee type. */
            attendee_type: components["schemas"]["Code"];
            /** @description How many people there is room for; null for any number. */
            capacity: components["schemas"]["Places"] | null;
            /**
             * Format: int32
             * @description How many places are taken, in the key's mode.
             */
            taken: number;
            /** @description How many places are left; null where there is no capacity. */
            available: number | null;
        };
        /** @description What one attendee type brings. */
        TypeTotal: {
            /** @description The code of the attendee type. */
            attendee_type: components["schemas"]["Code"];
            /**
             * Format: int32
             * @description How many people hold a place.
             */
            attendees: number;
            /** @description What those people cost together. */
            amount: components["schemas"]["Money"];
        };
        /** @description A ULID in upper-case Crockford base 32: 26 characters, ordered by time of creation. */
        Ulid: string;
        /** @description What the organization has used. */
        Usage: {
            /** @description The month that is counted. It began at midnight UTC. */
            month: components["schemas"]["Month"];
            /**
             * Format: int64
             * @description Calls made in this month by all keys of the organization, this one included.
             */
            api_calls: number;
        };
        /** @description A UUID, such as `3f2b8a64-5c0e-4d0b-9a75-0f1f5a7b8c9d`. */
        Uuid: string;
        /** @description What is wrong with a request that is not well formed. */
        ValidationErrorBody: {
            /** @description What went wrong, for programs. */
            code: components["schemas"]["OpenErrorCode"];
            /** @description What went wrong, for people: a whole sentence that names the field or the object. */
            message: string;
            /**
             * Format: uri
             * @description The page that explains this error and what to do about it.
             */
            doc_url: string;
            /** @description The id of this request, also in the `X-Request-Id` header and in our logs. */
            request_id: string;
            /** @description The entitlement that the plan lacks. */
            key?: string;
            /** @description The lowest plan that includes it, above the organization's own; left out where none does or it was taken from the organization. */
            upgrade_plan?: string;
            /** @description Since when the installation only reads. */
            read_only_since?: string;
            /** @description What is wrong with the license: `expired`, `missing` or `invalid`. */
            validity?: string;
            /** @description The oldest version of the scanner's software that is still served. */
            min_sw_version?: string;
            /** @description Every problem of the request, up to 100; left out where the request was refused for another reason. */
            details?: components["schemas"]["ValidationProblem"][];
        };
        /** @description The body of an answer to a request that is not well formed. */
        ValidationErrorEnvelope: {
            /** @description What went wrong. */
            error: components["schemas"]["ValidationErrorBody"];
        };
        /** @description One problem of a refused request. */
        ValidationProblem: {
            /** @description Where the problem is: `body`, `query`, `path` or `header`, then a JSON pointer into it. */
            path: string;
            /** @description Which rule is broken, for programs. */
            rule: components["schemas"]["OpenProblemRule"];
            /** @description What the sentence says besides the rule, such as `limit`. Which there are depends on `rule`; a text or list that is long is cut off. */
            params: {
                [key: string]: string | number | string[];
            };
            /** @description What is wrong, as a sentence. */
            message: string;
        };
        /** @description One attempt at a delivery. */
        WebhookAttempt: {
            /**
             * Format: int32
             * @description Which attempt it was, from 1; the request carried it in the header `Service-Delivery-Attempt`.
             */
            number: number;
            /** @description When the attempt began. */
            attempted_at: components["schemas"]["Timestamp"];
            /** @description The status of the answer; null where there was none, such as where the host did not resolve or did not answer in time. */
            status_code: number | null;
            /**
             * Format: int32
             * @description How long the attempt took in milliseconds, from looking up the host to the end of the answer.
             */
            duration_ms: number;
            /** @description Why the attempt failed; null where the endpoint took the delivery. */
            error: string | null;
        };
        /** @description One event on its way to one endpoint. */
        WebhookDelivery: {
            /** @description Never changes; deliveries carry it in the header `Service-Delivery-Id`. */
            id: components["schemas"]["Ulid"];
            /** @description The endpoint that it goes to. */
            webhook_id: components["schemas"]["Ulid"];
            /** @description The id of the envelope: the same for every delivery of one occurrence. */
            envelope_id: components["schemas"]["EnvelopeId"];
            /** @description What happened. */
            type: components["schemas"]["WebhookEventType"];
            /** @description The event that it happened at; null for a test event. */
            event_id: components["schemas"]["Ulid"] | null;
            /** @description `pending` before the first attempt and while the endpoint is paused, `failed` after an attempt that failed, `delivered`, or `dead` after the last attempt. */
            status: components["schemas"]["DeliveryStatus"];
            /** @description False for test events and for what test keys do. */
            livemode: boolean;
            /**
             * Format: int32
             * @description How many attempts were made.
             */
            attempts: number;
            /** @description The status of the last answer; null where there was none. */
            last_status_code: number | null;
            /** @description When the last attempt was made; null before the first. */
            last_attempt_at: components["schemas"]["Timestamp"] | null;
            /** @description When the next attempt is due; null where none is. */
            next_attempt_at: components["schemas"]["Timestamp"] | null;
            /** @description The delivery that this one repeats; null where it repeats none. */
            replay_of: components["schemas"]["Ulid"] | null;
            /** @description When the delivery was made. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A delivery with what was sent and what came back. */
        WebhookDeliveryDetails: {
            /** @description Never changes; deliveries carry it in the header `Service-Delivery-Id`. */
            id: components["schemas"]["Ulid"];
            /** @description The endpoint that it goes to. */
            webhook_id: components["schemas"]["Ulid"];
            /** @description The id of the envelope: the same for every delivery of one occurrence. */
            envelope_id: components["schemas"]["EnvelopeId"];
            /** @description What happened. */
            type: components["schemas"]["WebhookEventType"];
            /** @description The event that it happened at; null for a test event. */
            event_id: components["schemas"]["Ulid"] | null;
            /** @description `pending` before the first attempt and while the endpoint is paused, `failed` after an attempt that failed, `delivered`, or `dead` after the last attempt. */
            status: components["schemas"]["DeliveryStatus"];
            /** @description False for test events and for what test keys do. */
            livemode: boolean;
            /**
             * Format: int32
             * @description How many attempts were made.
             */
            attempts: number;
            /** @description The status of the last answer; null where there was none. */
            last_status_code: number | null;
            /** @description When the last attempt was made; null before the first. */
            last_attempt_at: components["schemas"]["Timestamp"] | null;
            /** @description When the next attempt is due; null where none is. */
            next_attempt_at: components["schemas"]["Timestamp"] | null;
            /** @description The delivery that this one repeats; null where it repeats none. */
            replay_of: components["schemas"]["Ulid"] | null;
            /** @description When the delivery was made. */
            created_at: components["schemas"]["Timestamp"];
            /** @description The body exactly as it is sent, byte for byte. */
            envelope: string;
            /** @description The header `Service-Signature` of the last attempt; null before the first. */
            last_signature: string | null;
            /** @description The first kilobyte of the last answer, or why there was none; null before the first attempt. */
            answer: string | null;
            /** @description Each attempt that has ended, in order: at most nine. It is empty before the first has ended. */
            attempt_log: components["schemas"]["WebhookAttempt"][];
        };
        /** @description One page of deliveries. */
        WebhookDeliveryPage: {
            /** @description The items of this page. */
            data: components["schemas"]["WebhookDelivery"][];
            /** @description Whether the list goes on, and from where. */
            page: components["schemas"]["PageInfo"];
        };
        /** @description An https address of the organization that is told what happens. */
        WebhookEndpoint: {
            /** @description Never changes. */
            id: components["schemas"]["Ulid"];
            /**
             * URL
             * @description Where deliveries are sent. It begins with `https://`, and every address that its host resolves to is public.
             */
            url: string;
            /**
             * Event types
             * @description What the endpoint is told of; `*` alone for everything, also types that are added later.
             */
            event_types: components["schemas"]["WebhookEventType"][];
            /**
             * Event
             * @description The only event that the endpoint is told of, by its id; null for all.
             */
            event: components["schemas"]["Ulid"] | null;
            /**
             * Group
             * @description The only group, with all below it, that the endpoint is told of, by its code; null for the whole organization. It is told what a key limited to that group could read when it happened.
             */
            group: components["schemas"]["Code"] | null;
            /**
             * Live mode
             * @description True for live activity only, false for test activity only, null for both, told apart by `livemode` of the envelope.
             */
            livemode: boolean | null;
            /**
             * Description
             * @description What people call the endpoint; null for nothing.
             */
            description: string | null;
            /** @description `failing` after 50 attempts in a row that failed; one success makes it `healthy`. After seven days of failing the endpoint is paused. */
            health: components["schemas"]["WebhookHealth"];
            /**
             * Paused
             * @description Whether deliveries wait until the endpoint is enabled. What happens meanwhile is recorded and sent then, in order.
             */
            paused: boolean;
            /** @description `manual` where somebody paused it, whatever had paused it before; `failing` after seven days of failing; `plan` where the plan no longer includes webhooks, until it does again; `gone` where an app's receiver answered 410 and so has left, after 30 days of which the endpoint is deleted; null while it is enabled. */
            paused_reason: components["schemas"]["PausedReason"] | null;
            /** @description Since when it is failing; null while it is healthy. */
            failing_since: components["schemas"]["Timestamp"] | null;
            /**
             * Format: int32
             * @description How many attempts in a row have failed.
             */
            consecutive_failures: number;
            /** @description The last four characters of the signing secret. */
            secret_last_four: string;
            /** @description The app that made the endpoint, as it named itself in `X-Service-Client`; null for one that an integration of your own or a member made. */
            app: string | null;
            /** @description When the endpoint was made. It is told what happened since. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When somebody last changed the endpoint. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description What to change of a webhook endpoint; what is left out stays. What happened before is not told again. */
        WebhookEndpointChanges: {
            /**
             * URL
             * @description Where to send deliveries. It begins with `https://`, and every address that its host resolves to must be public.
             */
            url?: string;
            /**
             * Event types
             * @description What to be told of: a list of types, or `*` for everything, also types that are added later.
             */
            event_types?: components["schemas"]["EventTypesInput"];
            /**
             * Event
             * @description The only event to be told of (id or code); null or left out for all.
             */
            event?: components["schemas"]["Reference"] | null;
            /**
             * Group
             * @description The only group, with all below it, to be told of (id or code). Left out, it is the group that the key is limited to; null for the whole organization.
             */
            group?: components["schemas"]["Reference"] | null;
            /**
             * Live mode
             * @description True for live activity only, false for test activity only, null or left out for both. Left out by an app that names itself in `X-Service-Client`, it is the mode of the key. A test key's endpoint is told of test activity only.
             */
            livemode?: boolean | null;
            /**
             * Description
             * @description What people call the endpoint; null for nothing.
             */
            description?: string | null;
        };
        /** @description One page of webhook endpoints. */
        WebhookEndpointPage: {
            /** @description The items of this page. */
            data: components["schemas"]["WebhookEndpoint"][];
            /** @description Whether the list goes on, and from where. */
            page: components["schemas"]["PageInfo"];
        };
        /** @description A webhook endpoint, with its new signing secret. */
        WebhookEndpointWithSecret: {
            /** @description Never changes. */
            id: components["schemas"]["Ulid"];
            /**
             * URL
             * @description Where deliveries are sent. It begins with `https://`, and every address that its host resolves to is public.
             */
            url: string;
            /**
             * Event types
             * @description What the endpoint is told of; `*` alone for everything, also types that are added later.
             */
            event_types: components["schemas"]["WebhookEventType"][];
            /**
             * Event
             * @description The only event that the endpoint is told of, by its id; null for all.
             */
            event: components["schemas"]["Ulid"] | null;
            /**
             * Group
             * @description The only group, with all below it, that the endpoint is told of, by its code; null for the whole organization. It is told what a key limited to that group could read when it happened.
             */
            group: components["schemas"]["Code"] | null;
            /**
             * Live mode
             * @description True for live activity only, false for test activity only, null for both, told apart by `livemode` of the envelope.
             */
            livemode: boolean | null;
            /**
             * Description
             * @description What people call the endpoint; null for nothing.
             */
            description: string | null;
            /** @description `failing` after 50 attempts in a row that failed; one success makes it `healthy`. After seven days of failing the endpoint is paused. */
            health: components["schemas"]["WebhookHealth"];
            /**
             * Paused
             * @description Whether deliveries wait until the endpoint is enabled. What happens meanwhile is recorded and sent then, in order.
             */
            paused: boolean;
            /** @description `manual` where somebody paused it, whatever had paused it before; `failing` after seven days of failing; `plan` where the plan no longer includes webhooks, until it does again; `gone` where an app's receiver answered 410 and so has left, after 30 days of which the endpoint is deleted; null while it is enabled. */
            paused_reason: components["schemas"]["PausedReason"] | null;
            /** @description Since when it is failing; null while it is healthy. */
            failing_since: components["schemas"]["Timestamp"] | null;
            /**
             * Format: int32
             * @description How many attempts in a row have failed.
             */
            consecutive_failures: number;
            /** @description The last four characters of the signing secret. */
            secret_last_four: string;
            /** @description The app that made the endpoint, as it named itself in `X-Service-Client`; null for one that an integration of your own or a member made. */
            app: string | null;
            /** @description When the endpoint was made. It is told what happened since. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When somebody last changed the endpoint. */
            updated_at: components["schemas"]["Timestamp"];
            /** @description What deliveries are signed with. It begins with `whsec_`, is told here and never again. */
            secret: string;
        };
        /** @description What a webhook endpoint can be told of, or `*` for everything. The list may grow. */
        WebhookEventType: components["schemas"]["KnownWebhookEventType"] | (string & {});
        /** @description A page of what endpoints can be told of, in the order of the contract. */
        WebhookEventTypeList: {
            /** @description The items of this page. */
            data: components["schemas"]["WebhookEventTypeSample"][];
            /** @description Whether the list goes on, and from where. */
            page: components["schemas"]["PageInfo"];
        };
        /** @description What endpoints can be told of, with how it looks. */
        WebhookEventTypeSample: {
            /** @description The type, as `event_types` takes it. */
            type: components["schemas"]["WebhookEventType"];
            /** @description When it happens. */
            description: string;
            /** @description What an automation platform calls the trigger; null where the type is not offered as one. */
            trigger: string | null;
            /** @description An envelope of this type, as it would be sent. */
            sample: {
                [key: string]: unknown;
            };
        };
        /** @description Whether an endpoint takes what it is sent. The list may grow. */
        WebhookHealth: components["schemas"]["KnownWebhookHealth"] | (string & {});
    };
    responses: {
        /** @description `validation_failed`: The request is not well formed. `details` lists every problem at once. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationErrorEnvelope"];
            };
        };
        /**
         * @description `idempotency_key_required`: A POST came without the header `Idempotency-Key`, or with one that is not 1 to 255 visible ASCII characters.
         *
         *     `validation_failed`: The request is not well formed. `details` lists every problem at once.
         */
        BadRequest_post: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationErrorEnvelope"];
            };
        };
        /** @description `validation_failed`: The request is not well formed. `details` lists every problem at once. */
        BadRequest_public: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationErrorEnvelope"];
            };
        };
        /** @description `idempotency_conflict`: The same `Idempotency-Key` was used before with another method, path, query or body. */
        Conflict_post: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RefusalEnvelope"];
            };
        };
        /**
         * @description `idempotency_conflict`: The same `Idempotency-Key` was used before with another method, path, query or body.
         *
         *     `idempotency_in_progress`: The first request with this `Idempotency-Key` is still being worked on.
         */
        Conflict_post_once: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RefusalEnvelope"];
            };
        };
        /**
         * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
         *
         *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
         *
         *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
         */
        Forbidden_admin_api_read: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /**
         * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
         *
         *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
         *
         *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
         *
         *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
         */
        Forbidden_admin_api_write_change: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /**
         * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
         *
         *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
         *
         *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
         */
        Forbidden_read_api_read: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /**
         * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
         *
         *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
         *
         *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
         */
        Forbidden_read_webhooks: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /**
         * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
         *
         *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
         *
         *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
         */
        Forbidden_scanner_api_scanner: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /**
         * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
         *
         *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
         *
         *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
         *
         *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
         */
        Forbidden_scanner_api_scanner_change_post: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /**
         * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
         *
         *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
         *
         *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
         */
        Forbidden_write_api_read_post: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /**
         * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
         *
         *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
         *
         *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
         *
         *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
         */
        Forbidden_write_api_write_change: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /**
         * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
         *
         *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
         *
         *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
         *
         *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
         */
        Forbidden_write_api_write_change_post: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description `internal`: Something went wrong inside the service. Nothing was changed. */
        InternalServerError: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description `internal`: Something went wrong inside the service. Nothing was changed. */
        InternalServerError_public: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
        NotFound_attendee: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
        NotFound_attendee_post: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
        NotFound_attendee_type: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
        NotFound_check_in_point: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
        NotFound_connection: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
        NotFound_contact: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
        NotFound_day: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
        NotFound_day_post: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
        NotFound_delivery: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
        NotFound_delivery_post: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
        NotFound_event: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
        NotFound_event_post: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
        NotFound_event_public: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
        NotFound_group: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
        NotFound_organization_public: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
        NotFound_payment: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
        NotFound_payment_post: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
        NotFound_registration: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
        NotFound_registration_post: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
        NotFound_ticket: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
        NotFound_ticket_post: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
        NotFound_webhook: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
        NotFound_webhook_post: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description `payload_too_large`: The body is larger than the operation reads. */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description `payload_too_large`: The body is larger than the operation reads. */
        PayloadTooLarge_public: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description `precondition_failed`: Somebody has changed the object since it was read: none of the tags in `If-Match` is its `ETag`. Nothing was changed. */
        PreconditionFailed: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description `unavailable`: The service cannot answer now, for example while its database restarts. */
        ServiceUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description `unavailable`: The service cannot answer now, for example while its database restarts. */
        ServiceUnavailable_public: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /**
         * @description `rate_limited`: The key has used up its requests of this minute.
         *
         *     `quota_exceeded`: The organization is past 150 % of its monthly calls. Calls are refused until the 1st of the next month (UTC).
         */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /**
         * @description `rate_limited`: The key has used up its requests of this minute.
         *
         *     `quota_exceeded`: The organization is past 150 % of its monthly calls. Calls are refused until the 1st of the next month (UTC).
         *
         *     `sandbox_full`: Visitors have filled the sandbox. Only the public key of the sandbox is refused with it, and only where it would change something.
         */
        TooManyRequests_change: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /**
         * @description `api_key_required`: The call carries no `Authorization: Bearer` header.
         *
         *     `api_key_unknown`: There is no key after `Bearer`, or it is not known to this service.
         *
         *     `api_key_revoked`: The key was revoked. It stops working on its next request.
         *
         *     `api_key_expired`: The key's expiry has passed.
         */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /**
         * @description `api_key_required`: The call carries no `Authorization: Bearer` header.
         *
         *     `api_key_unknown`: There is no key after `Bearer`, or it is not known to this service.
         *
         *     `api_key_revoked`: The key was revoked. It stops working on its next request.
         *
         *     `api_key_expired`: The key's expiry has passed.
         *
         *     `device_unknown`: The token is not that of a device that is paired with this service.
         *
         *     `device_revoked`: The device was revoked. It stops on its next request.
         */
        Unauthorized_at_scanner: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description `unsupported_media_type`: The body is not sent as a media type that the operation reads, or it is compressed. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description `unsupported_media_type`: The body is not sent as a media type that the operation reads, or it is compressed. */
        UnsupportedMediaType_public: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description `client_outdated`: The scanner's software is too old to be served. */
        UpgradeRequired: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description `client_outdated`: The scanner's software is too old to be served. */
        UpgradeRequired_post: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
    };
    parameters: {
        /** @description How many items to answer at most. A page of large items ends early, at about a megabyte: `has_more` says whether the list goes on. */
        "PageParameters.limit": number;
        /** @description `page.next_cursor` of the page before, to go on from there with the same filters. */
        "PageParameters.cursor": string;
        /**
         * @description The event, by its id or code.
         * @example harbour-lights
         */
        EventPath: components["schemas"]["Reference"];
        /**
         * @description The communication, by its id.
         * @example 01JGFJK08A2C4E6G8J0M2P4R6T
         */
        "CommunicationPath.communication": components["schemas"]["Ulid"];
        /** @description Only messages of this status. */
        MessageFilters: components["schemas"]["KnownMessageStatus"];
        /** @description `oldest_first` is the order of making; `newest_first` begins with what was made last. A cursor goes on in the order that it came from. */
        OrderParameter: components["schemas"]["ListOrder"];
        /**
         * @description The contact, by its id.
         * @example 01JGFJJZ5Y84MBN440NN7RRT2G
         */
        ContactPath: components["schemas"]["Ulid"];
        /**
         * @description The organization, by its slug. On an organization's own host the path begins behind it: `/events.json`.
         * @example sandbox
         */
        OrganizationPath: string;
        /** @description The `ETag` of an answer that the reader has; if it still holds, 304 is answered without a body. */
        Revalidation: string;
        /**
         * @description The event, by its id or code.
         * @example harbour-lights
         */
        PublicEventPath: components["schemas"]["Reference"];
        /**
         * @description The group, by its id or code.
         * @example north
         */
        GroupPath: components["schemas"]["Reference"];
        /** @description With a file as the body: whether to only tell what would be done. */
        "ImportParameters.preview": boolean;
        /** @description With a file as the body: whether those who are added are sent their confirmation and tickets. */
        "ImportParameters.send_ticket_emails": boolean;
        /** @description With a file as the body: the attendee type of those who are added by rows that name none, by its id or code. */
        "ImportParameters.attendee_type": components["schemas"]["Reference"];
        /** @description With a file as the body: the days of those who are added by rows that name none, by their ids or codes. */
        "ImportParameters.days": components["schemas"]["Reference"][];
        /** @description With a file as the body: the group of those who are added by rows that name none, by its id or code. */
        "ImportParameters.group": components["schemas"]["Reference"];
        /** @description With a file as the body: how dates such as 02/04/1990 are read. */
        "ImportParameters.date_order": components["schemas"]["DateOrder"];
        /** @description Only jobs that do this. */
        "JobFilters.type": components["schemas"]["KnownJobType"];
        /** @description Only jobs of this status. */
        "JobFilters.status": components["schemas"]["KnownJobStatus"];
        /** @description Only jobs of this event, by its id or code. */
        "JobFilters.event": components["schemas"]["Reference"];
        /**
         * @description The job, by its id.
         * @example 01JGFJK07Q2S4V6X8Z0B2D4F6H
         */
        JobPath: components["schemas"]["Ulid"];
        /** @description What stands in the address that the job shows. It takes the place of a key: where it is given, the header `Authorization` is not read. */
        FileParameters: string;
        /** @description Whether the rejects of a workbook are wanted as CSV in UTF-8. Those of a CSV file are one always. */
        "RejectsParameters.as_csv": boolean;
        /** @description Only those of this event (id or code). */
        OfEvent: components["schemas"]["Reference"];
        /** @description Only those of registrations of this group (id or code) and of those below it. */
        "OfEventAndGroup.group": components["schemas"]["Reference"];
        /**
         * @description The registration, by its id.
         * @example 01JGFJP19AW2FQ0824CT3PRMYS
         */
        "RegistrationPath.registration": components["schemas"]["Ulid"];
        /**
         * @description The payment, by its id.
         * @example 01JGFJP19ANSMAXQFHHDD2211Y
         */
        "PaymentPath.payment": components["schemas"]["Ulid"];
        /** @description Only what changed since: `page.as_of` of an earlier answer, or a timestamp. The list is then in the order of the changes, and what changes meanwhile appears again. A timestamp also shows what changed in the minute before it. Nobody is told of those who leave what the filters or the key let it see. */
        "ChangeParameters.updated_since": string;
        /**
         * @description The attendee, by their id.
         * @example 01JGFJP19AYQC6HYEHA31WZ9J4
         */
        "AttendeePath.attendee": components["schemas"]["Ulid"];
        /** @description Only registrations in this status. */
        "RegistrationFilters.status": components["schemas"]["KnownRegistrationStatus"];
        /** @description Only registrations of this group (id or code) and of those below it. */
        "RegistrationFilters.group": components["schemas"]["Reference"];
        /** @description Only registrations with this address, their own or one of their people's, regardless of case. */
        "RegistrationFilters.email": components["schemas"]["EmailAddress"];
        /** @description Only registrations with this id of your own. */
        "RegistrationFilters.external_id": components["schemas"]["ExternalId"];
        /** @description Only registrations with a person whose names or address hold all these words, regardless of case and accents. */
        "RegistrationFilters.q": components["schemas"]["SearchWords"];
        /**
         * @description The attendee type, by its id or code.
         * @example visitor
         */
        "AttendeeTypePath.attendee_type": components["schemas"]["Reference"];
        /**
         * @description The check-in point, by its id or code.
         * @example main-gate
         */
        "CheckInPointPath.check_in_point": components["schemas"]["Reference"];
        /**
         * @description The day, by its id or code.
         * @example day-2
         */
        "DayPath.day": components["schemas"]["Reference"];
        /** @description Only those at this check-in point, by its id or code. */
        "CheckinFilters.check_in_point": components["schemas"]["Reference"];
        /** @description Only those on this day, by its id or code. */
        "CheckinFilters.day": components["schemas"]["Reference"];
        /** @description Only those with this result. */
        "CheckinFilters.result": components["schemas"]["KnownScanResult"];
        /** @description Only those that let somebody through, or only those that did not. */
        "CheckinFilters.admitted": boolean;
        /** @description Only those of this person. */
        "CheckinFilters.attendee": components["schemas"]["Ulid"];
        /** @description Only those of this ticket. */
        "CheckinFilters.ticket": components["schemas"]["Ulid"];
        /** @description Only those of this registration. */
        "CheckinFilters.registration": components["schemas"]["Ulid"];
        /** @description Only what the service received at or after this instant. */
        "CheckinFilters.since": components["schemas"]["Timestamp"];
        /**
         * @description The check-in that refused somebody, by its id.
         * @example 01JQ8ZT2F4H6K8N0Q2S4V6X8Z0
         */
        CheckinPath: components["schemas"]["Ulid"];
        /** @description Only tickets that changed since: `page.as_of` of an earlier answer, or a timestamp. What changes meanwhile appears again. A timestamp also shows what changed in the minute before it. */
        "RosterParameters.since": string;
        /** @description The signature in the address that the manifest gives; with it no key is needed. */
        "RosterParameters.link": string;
        /**
         * @description The source connection, by its id.
         * @example 01JQ91A1B2C3D4E5F6G7H8J9K4
         */
        SourceConnectionPath: components["schemas"]["Ulid"];
        /**
         * @description The event on the platform, by what the platform calls it.
         * @example 188266320157
         */
        "SourceEventPath.source_event": components["schemas"]["SourceId"];
        /** @description Only tickets in this status. */
        "TicketFilters.status": components["schemas"]["KnownTicketStatus"];
        /** @description Only tickets of this registration. */
        "TicketFilters.registration": components["schemas"]["Ulid"];
        /** @description Only tickets that this person is on. */
        "TicketFilters.attendee": components["schemas"]["Ulid"];
        /** @description Only the ticket with this code, whatever became of it; as in a scan, in capitals or not and whatever spaces are around it. */
        "TicketFilters.code": string;
        /**
         * @description The ticket, by its id. To find one by what its QR code says, list tickets with `code`.
         * @example 01JGFJP19AYN7MVSNWJ1E2N506
         */
        "TicketPath.ticket": components["schemas"]["Ulid"];
        /**
         * @description The webhook endpoint, by its id.
         * @example 01JGFJK07M3T5W9Y1A3C5E7G9J
         */
        WebhookPath: components["schemas"]["Ulid"];
        /** @description Only deliveries of this status. */
        "DeliveryFilters.status": components["schemas"]["KnownDeliveryStatus"];
        /** @description Only deliveries of this event (id or code), or of this event type. Only types contain a dot. */
        "DeliveryFilters.event": string;
        /**
         * @description The delivery, by its id.
         * @example 01JGFJK07N5V7X9Z1B3D5F7H9K
         */
        "DeliveryOfWebhookPath.delivery": components["schemas"]["Ulid"];
        /**
         * @description The delivery, by its id.
         * @example 01JGFJK07N5V7X9Z1B3D5F7H9K
         */
        DeliveryPath: components["schemas"]["Ulid"];
        /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
        IdempotencyKey: string;
        /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
        RequestId: string;
        /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
        ServiceClient: string;
        /** @description The version of the software of the scanner, such as `2.1.0`. One that is too old is refused with 426. Of a device that does not send it, the version that it was paired with is judged; of a key, none. */
        ScannerVersion: string;
        /** @description The `ETag` of the object as you read it, or several: the change is made if the object still has one of them, and refused with 412 `precondition_failed` if somebody has changed it since. `*` asks only that it exists. Without it the change is made in any case. */
        IfMatch: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The id of this request: the one you sent, or a new one. Quote it when you report a problem.
         * @example 01JQ90B3D5F7H9K1N3Q5S7V9X1
         */
        XRequestId: string;
        /**
         * @description How many requests the key may make in a minute. Sent in every answer to a known key.
         * @example 600
         */
        XRateLimitLimit: number;
        /**
         * @description How many of them are left in this minute.
         * @example 599
         */
        XRateLimitRemaining: number;
        /**
         * @description Seconds until the minute is over.
         * @example 42
         */
        XRateLimitReset: number;
        /**
         * @description Sent as `true` where this is the answer that the first request with the same `Idempotency-Key` got.
         * @example true
         */
        IdempotentReplayed: "true";
        /**
         * @description Names what can be changed of the object, as it is now: whoever changes it sends this back as `If-Match`. It stays the same while no field that a change takes has become another.
         * @example "7f9c2ba4e83a51d0b6c8a0"
         */
        ETag: string;
        /**
         * @description Seconds to wait before trying again.
         * @example 12
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listAuditLog: {
        parameters: {
            query?: {
                /** @description How many items to answer at most. A page of large items ends early, at about a megabyte: `has_more` says whether the list goes on. */
                limit?: components["parameters"]["PageParameters.limit"];
                /** @description `page.next_cursor` of the page before, to go on from there with the same filters. */
                cursor?: components["parameters"]["PageParameters.cursor"];
                /** @description Only changes by this key or member. */
                actor?: components["schemas"]["Ulid"];
                /** @description Only this action, such as `group.created`. */
                action?: string;
                /** @description Only changes of the object with this id. */
                object?: string;
                /** @description Only changes at or after this instant. */
                since?: components["schemas"]["Timestamp"];
            };
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of changes, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
             *
             *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
             *
             *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
             *
             *     `api_key_group`: The object is outside the group that the key is limited to, or belongs to the whole organization.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCommunications: {
        parameters: {
            query?: {
                /** @description How many items to answer at most. A page of large items ends early, at about a megabyte: `has_more` says whether the list goes on. */
                limit?: components["parameters"]["PageParameters.limit"];
                /** @description `page.next_cursor` of the page before, to go on from there with the same filters. */
                cursor?: components["parameters"]["PageParameters.cursor"];
                /** @description Only communications in this status. */
                status?: components["schemas"]["KnownCommunicationStatus"];
            };
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of communications of the event. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunicationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_api_read"];
            /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createCommunication: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
            };
            cookie?: never;
        };
        /** @description A communication to make. It begins as a draft. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCommunication"];
            };
        };
        responses: {
            /** @description What was made, and where it is found from now on. */
            201: {
                headers: {
                    /**
                     * @description Where the object is found from now on, as a path below the host.
                     * @example /v1/events/01JGFJJZ01ES8ZNCFN6ZZ0RAK5/communications/01JGFJK08A2C4E6G8J0M2P4R6T
                     */
                    location: string;
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Communication"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_write_api_write_change_post"];
            /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            409: components["responses"]["Conflict_post_once"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCommunication: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
                /**
                 * @description The communication, by its id.
                 * @example 01JGFJK08A2C4E6G8J0M2P4R6T
                 */
                communication: components["parameters"]["CommunicationPath.communication"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The communication. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Communication"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_api_read"];
            /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteCommunication: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
                /**
                 * @description The communication, by its id.
                 * @example 01JGFJK08D5F7H9K1N3Q5S7V9X
                 */
                communication: components["schemas"]["Ulid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_write_api_write_change"];
            /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateCommunication: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
                /** @description The `ETag` of the object as you read it, or several: the change is made if the object still has one of them, and refused with 412 `precondition_failed` if somebody has changed it since. `*` asks only that it exists. Without it the change is made in any case. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
                /**
                 * @description The communication, by its id.
                 * @example 01JGFJK08A2C4E6G8J0M2P4R6T
                 */
                communication: components["parameters"]["CommunicationPath.communication"];
            };
            cookie?: never;
        };
        /** @description What to change of a draft; what is left out stays. An audience is replaced as a whole. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommunicationChanges"];
            };
        };
        responses: {
            /** @description The communication as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Communication"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_write_api_write_change"];
            /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    countAudience: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
                /**
                 * @description The communication, by its id.
                 * @example 01JGFJK08A2C4E6G8J0M2P4R6T
                 */
                communication: components["parameters"]["CommunicationPath.communication"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many people are in the audience, and how many addresses would be written to. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AudienceCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_api_read"];
            /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendCommunication: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
                /**
                 * @description The communication, by its id.
                 * @example 01JGFJK08E6G8J0M2P4R6T8W0Y
                 */
                communication: components["schemas"]["Ulid"];
            };
            cookie?: never;
        };
        /** @description When to send. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SendTime"];
            };
        };
        responses: {
            /** @description What is still being worked on, and where it is found meanwhile. */
            202: {
                headers: {
                    /**
                     * @description Where the object is found from now on, as a path below the host.
                     * @example /v1/jobs/01JQ9101B2C3D4E5F6G7H8J9K0
                     */
                    location: string;
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_write_api_write_change_post"];
            /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /**
             * @description `idempotency_conflict`: The same `Idempotency-Key` was used before with another method, path, query or body.
             *
             *     `idempotency_in_progress`: The first request with this `Idempotency-Key` is still being worked on.
             *
             *     `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    testCommunication: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
                /**
                 * @description The communication, by its id.
                 * @example 01JGFJK08A2C4E6G8J0M2P4R6T
                 */
                communication: components["parameters"]["CommunicationPath.communication"];
            };
            cookie?: never;
        };
        /** @description A test to send. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestSend"];
            };
        };
        responses: {
            /** @description What is on its way, and where to. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentTest"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_write_api_write_change_post"];
            /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            409: components["responses"]["Conflict_post_once"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelCommunication: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
                /**
                 * @description The communication, by its id.
                 * @example 01JGFJK08F7H9K1N3Q5S7V9X1Z
                 */
                communication: components["schemas"]["Ulid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The communication, now cancelled. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Communication"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_write_api_write_change_post"];
            /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /**
             * @description `idempotency_conflict`: The same `Idempotency-Key` was used before with another method, path, query or body.
             *
             *     `idempotency_in_progress`: The first request with this `Idempotency-Key` is still being worked on.
             *
             *     `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description How many items to answer at most. A page of large items ends early, at about a megabyte: `has_more` says whether the list goes on. */
                limit?: components["parameters"]["PageParameters.limit"];
                /** @description `page.next_cursor` of the page before, to go on from there with the same filters. */
                cursor?: components["parameters"]["PageParameters.cursor"];
                /** @description Only messages of this status. */
                status?: components["parameters"]["MessageFilters"];
            };
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
                /**
                 * @description The communication, by its id.
                 * @example 01JGFJK08A2C4E6G8J0M2P4R6T
                 */
                communication: components["parameters"]["CommunicationPath.communication"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of messages. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunicationMessagePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_api_read"];
            /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listContacts: {
        parameters: {
            query?: {
                /** @description How many items to answer at most. A page of large items ends early, at about a megabyte: `has_more` says whether the list goes on. */
                limit?: components["parameters"]["PageParameters.limit"];
                /** @description `page.next_cursor` of the page before, to go on from there with the same filters. */
                cursor?: components["parameters"]["PageParameters.cursor"];
                /** @description Only contacts with this address, regardless of case. */
                email?: components["schemas"]["EmailAddress"];
                /** @description Only contacts with this number, however it is spaced. */
                phone?: components["schemas"]["PhoneNumber"];
                /** @description Only the contact with this id of the organization's own. */
                external_id?: components["schemas"]["ExternalId"];
                /** @description Only contacts whose names or address hold all these words, regardless of case and accents. */
                q?: components["schemas"]["SearchWords"];
                /** @description `oldest_first` is the order of making; `newest_first` begins with what was made last. A cursor goes on in the order that it came from. */
                order?: components["parameters"]["OrderParameter"];
            };
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of contacts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_api_read"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createContact: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description A contact to make. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewContact"];
            };
        };
        responses: {
            /** @description What was made, and where it is found from now on. */
            201: {
                headers: {
                    /**
                     * @description Where the object is found from now on, as a path below the host.
                     * @example /v1/contacts/01JGFJJZ5Y84MBN440NN7RRT2G
                     */
                    location: string;
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
             *
             *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
             *
             *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
             *
             *     `api_key_group`: The object is outside the group that the key is limited to, or belongs to the whole organization.
             *
             *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /**
             * @description `idempotency_conflict`: The same `Idempotency-Key` was used before with another method, path, query or body.
             *
             *     `idempotency_in_progress`: The first request with this `Idempotency-Key` is still being worked on.
             *
             *     `conflict`: The change contradicts what is there, such as a code that is taken.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The contact, by its id.
                 * @example 01JGFJJZ5Y84MBN440NN7RRT2G
                 */
                contact: components["parameters"]["ContactPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_api_read"];
            404: components["responses"]["NotFound_contact"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The contact, by its id.
                 * @example 01JGFJK08C4E6G8J0M2P4R6T8W
                 */
                contact: components["schemas"]["Ulid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
             *
             *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
             *
             *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
             *
             *     `api_key_group`: The object is outside the group that the key is limited to, or belongs to the whole organization.
             *
             *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            404: components["responses"]["NotFound_contact"];
            /** @description `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
                /** @description The `ETag` of the object as you read it, or several: the change is made if the object still has one of them, and refused with 412 `precondition_failed` if somebody has changed it since. `*` asks only that it exists. Without it the change is made in any case. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The contact, by its id.
                 * @example 01JGFJJZ5Y84MBN440NN7RRT2G
                 */
                contact: components["parameters"]["ContactPath"];
            };
            cookie?: never;
        };
        /** @description What to change of a contact; what is left out stays. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactChanges"];
            };
        };
        responses: {
            /** @description The contact as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
             *
             *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
             *
             *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
             *
             *     `api_key_group`: The object is outside the group that the key is limited to, or belongs to the whole organization.
             *
             *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            404: components["responses"]["NotFound_contact"];
            /** @description `conflict`: The change contradicts what is there, such as a code that is taken. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listContactAttendees: {
        parameters: {
            query?: {
                /** @description How many items to answer at most. A page of large items ends early, at about a megabyte: `has_more` says whether the list goes on. */
                limit?: components["parameters"]["PageParameters.limit"];
                /** @description `page.next_cursor` of the page before, to go on from there with the same filters. */
                cursor?: components["parameters"]["PageParameters.cursor"];
            };
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The contact, by its id.
                 * @example 01JGFJJZ5Y84MBN440NN7RRT2G
                 */
                contact: components["parameters"]["ContactPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of attendees, of all events, who are this contact. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactAttendeePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_api_read"];
            404: components["responses"]["NotFound_contact"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    pairDevice: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What pairs a device with an event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PairingRequest"];
            };
        };
        responses: {
            /** @description The device, with its token, which is told once. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PairedDevice"];
                };
            };
            400: components["responses"]["BadRequest_public"];
            /**
             * @description `api_key_cannot_pair`: Devices are paired with a pairing code; a key cannot do it.
             *
             *     `pairing_code_refused`: The pairing code is wrong, was used, or has run out.
             *
             *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
             *
             *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge_public"];
            415: components["responses"]["UnsupportedMediaType_public"];
            /** @description `rate_limited`: The key has used up its requests of this minute. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["InternalServerError_public"];
            503: components["responses"]["ServiceUnavailable_public"];
        };
    };
    listPublicEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that the reader has; if it still holds, 304 is answered without a body. */
                "If-None-Match"?: components["parameters"]["Revalidation"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The organization, by its slug. On an organization's own host the path begins behind it: `/events.json`.
                 * @example sandbox
                 */
                organization: components["parameters"]["OrganizationPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization and its published events. */
            200: {
                headers: {
                    /**
                     * @description Changes whenever the answer does. Send it back as `If-None-Match`.
                     * @example "7f9c2ba4"
                     */
                    ETag: string;
                    /**
                     * @description How long the answer may be kept.
                     * @example public, max-age=15
                     */
                    "Cache-Control": string;
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicEvents"];
                };
            };
            /** @description What the reader has still holds. */
            304: {
                headers: {
                    /**
                     * @description Changes whenever the answer does. Send it back as `If-None-Match`.
                     * @example "7f9c2ba4"
                     */
                    ETag: string;
                    /**
                     * @description How long the answer may be kept.
                     * @example public, max-age=15
                     */
                    "Cache-Control": string;
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest_public"];
            404: components["responses"]["NotFound_organization_public"];
            /** @description `rate_limited`: The key has used up its requests of this minute. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["InternalServerError_public"];
            503: components["responses"]["ServiceUnavailable_public"];
        };
    };
    getPublicEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that the reader has; if it still holds, 304 is answered without a body. */
                "If-None-Match"?: components["parameters"]["Revalidation"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The organization, by its slug. On an organization's own host the path begins behind it: `/events.json`.
                 * @example sandbox
                 */
                organization: components["parameters"]["OrganizationPath"];
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["PublicEventPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The published event, with its days, attendee types and the places that are left. */
            200: {
                headers: {
                    /**
                     * @description Changes whenever the answer does. Send it back as `If-None-Match`.
                     * @example "e83a51d0"
                     */
                    ETag: string;
                    /**
                     * @description How long the answer may be kept.
                     * @example public, max-age=15
                     */
                    "Cache-Control": string;
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicEvent"];
                };
            };
            /** @description What the reader has still holds. */
            304: {
                headers: {
                    /**
                     * @description Changes whenever the answer does. Send it back as `If-None-Match`.
                     * @example "e83a51d0"
                     */
                    ETag: string;
                    /**
                     * @description How long the answer may be kept.
                     * @example public, max-age=15
                     */
                    "Cache-Control": string;
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest_public"];
            404: components["responses"]["NotFound_event_public"];
            /** @description `rate_limited`: The key has used up its requests of this minute. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["InternalServerError_public"];
            503: components["responses"]["ServiceUnavailable_public"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description How many items to answer at most. A page of large items ends early, at about a megabyte: `has_more` says whether the list goes on. */
                limit?: components["parameters"]["PageParameters.limit"];
                /** @description `page.next_cursor` of the page before, to go on from there with the same filters. */
                cursor?: components["parameters"]["PageParameters.cursor"];
                /** @description Only events in this status. */
                status?: components["schemas"]["KnownEventStatus"];
                /** @description Only events of this group (id or code) and of those below it. */
                group?: components["schemas"]["Reference"];
                /** @description Only events whose name or code holds all these words, regardless of case and accents. */
                q?: components["schemas"]["SearchWords"];
                /** @description `oldest_first` is the order of making; `newest_first` begins with what was made last. A cursor goes on in the order that it came from. */
                order?: components["parameters"]["OrderParameter"];
            };
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_api_read"];
            /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description An event to make. It begins as a draft. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewEvent"];
            };
        };
        responses: {
            /** @description What was made, and where it is found from now on. */
            201: {
                headers: {
                    /**
                     * @description Where the object is found from now on, as a path below the host.
                     * @example /v1/events/01JQ8ZN5B7D9F1H3K5N7Q9S1V3
                     */
                    location: string;
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
             *
             *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
             *
             *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
             *
             *     `api_key_group`: The object is outside the group that the key is limited to, or belongs to the whole organization.
             *
             *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /**
             * @description `idempotency_conflict`: The same `Idempotency-Key` was used before with another method, path, query or body.
             *
             *     `idempotency_in_progress`: The first request with this `Idempotency-Key` is still being worked on.
             *
             *     `conflict`: The change contradicts what is there, such as a code that is taken.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_api_read"];
            404: components["responses"]["NotFound_event"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example to-delete
                 */
                event: components["schemas"]["Reference"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
             *
             *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
             *
             *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
             *
             *     `api_key_group`: The object is outside the group that the key is limited to, or belongs to the whole organization.
             *
             *     `api_key_test_mode`: A test key tried to change something that is not test data.
             *
             *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            404: components["responses"]["NotFound_event"];
            /** @description `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
                /** @description The `ETag` of the object as you read it, or several: the change is made if the object still has one of them, and refused with 412 `precondition_failed` if somebody has changed it since. `*` asks only that it exists. Without it the change is made in any case. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example rehearsal
                 */
                event: components["schemas"]["Reference"];
            };
            cookie?: never;
        };
        /** @description What to change of an event; what is left out stays. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventChanges"];
            };
        };
        responses: {
            /** @description The event as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
             *
             *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
             *
             *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
             *
             *     `api_key_group`: The object is outside the group that the key is limited to, or belongs to the whole organization.
             *
             *     `api_key_test_mode`: A test key tried to change something that is not test data.
             *
             *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            404: components["responses"]["NotFound_event"];
            /**
             * @description `conflict`: The change contradicts what is there, such as a code that is taken.
             *
             *     `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    publishEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example to-publish
                 */
                event: components["schemas"]["Reference"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event, now published. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
             *
             *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
             *
             *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
             *
             *     `api_key_group`: The object is outside the group that the key is limited to, or belongs to the whole organization.
             *
             *     `api_key_test_mode`: A test key tried to change something that is not test data.
             *
             *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            404: components["responses"]["NotFound_event_post"];
            /**
             * @description `idempotency_conflict`: The same `Idempotency-Key` was used before with another method, path, query or body.
             *
             *     `idempotency_in_progress`: The first request with this `Idempotency-Key` is still being worked on.
             *
             *     `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            /** @description `license_not_valid`: Self-hosted only, publishing an event: the license key is expired, missing or does not verify. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unpublishEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example to-unpublish
                 */
                event: components["schemas"]["Reference"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event, a draft again. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
             *
             *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
             *
             *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
             *
             *     `api_key_group`: The object is outside the group that the key is limited to, or belongs to the whole organization.
             *
             *     `api_key_test_mode`: A test key tried to change something that is not test data.
             *
             *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            404: components["responses"]["NotFound_event_post"];
            /**
             * @description `idempotency_conflict`: The same `Idempotency-Key` was used before with another method, path, query or body.
             *
             *     `idempotency_in_progress`: The first request with this `Idempotency-Key` is still being worked on.
             *
             *     `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example to-cancel
                 */
                event: components["schemas"]["Reference"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event, now cancelled. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
             *
             *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
             *
             *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
             *
             *     `api_key_group`: The object is outside the group that the key is limited to, or belongs to the whole organization.
             *
             *     `api_key_test_mode`: A test key tried to change something that is not test data.
             *
             *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            404: components["responses"]["NotFound_event_post"];
            /**
             * @description `idempotency_conflict`: The same `Idempotency-Key` was used before with another method, path, query or body.
             *
             *     `idempotency_in_progress`: The first request with this `Idempotency-Key` is still being worked on.
             *
             *     `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    archiveEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example to-archive
                 */
                event: components["schemas"]["Reference"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event, now archived. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
             *
             *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
             *
             *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
             *
             *     `api_key_group`: The object is outside the group that the key is limited to, or belongs to the whole organization.
             *
             *     `api_key_test_mode`: A test key tried to change something that is not test data.
             *
             *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            404: components["responses"]["NotFound_event_post"];
            /**
             * @description `idempotency_conflict`: The same `Idempotency-Key` was used before with another method, path, query or body.
             *
             *     `idempotency_in_progress`: The first request with this `Idempotency-Key` is still being worked on.
             *
             *     `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createExport: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to export, and how to write it. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportRequest"];
            };
        };
        responses: {
            /** @description What was made, and where it is found from now on. */
            201: {
                headers: {
                    /**
                     * @description Where the object is found from now on, as a path below the host.
                     * @example /v1/jobs/01JGFJK07Q2S4V6X8Z0B2D4F6H
                     */
                    location: string;
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description What is still being worked on, and where it is found meanwhile. */
            202: {
                headers: {
                    /**
                     * @description Where the object is found from now on, as a path below the host.
                     * @example /v1/jobs/01JGFJK07Q2S4V6X8Z0B2D4F6H
                     */
                    location: string;
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_write_api_read_post"];
            /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            409: components["responses"]["Conflict_post_once"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `rate_limited`: The key has used up its requests of this minute.
             *
             *     `quota_exceeded`: The organization is past 150 % of its monthly calls. Calls are refused until the 1st of the next month (UTC).
             *
             *     `jobs_limit_reached`: The organization has as many imports and exports that wait or are at work as it may, or files of that size for them.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listGroups: {
        parameters: {
            query?: {
                /** @description How many items to answer at most. A page of large items ends early, at about a megabyte: `has_more` says whether the list goes on. */
                limit?: components["parameters"]["PageParameters.limit"];
                /** @description `page.next_cursor` of the page before, to go on from there with the same filters. */
                cursor?: components["parameters"]["PageParameters.cursor"];
                /** @description Only the groups directly below this one (id or code). */
                parent?: components["schemas"]["Reference"];
            };
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of groups. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_api_read"];
            /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createGroup: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description A group to make. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewGroup"];
            };
        };
        responses: {
            /** @description What was made, and where it is found from now on. */
            201: {
                headers: {
                    /**
                     * @description Where the object is found from now on, as a path below the host.
                     * @example /v1/groups/01JQ8ZY5J7M9P1R3T5W7Y9A1C3
                     */
                    location: string;
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
             *
             *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
             *
             *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
             *
             *     `api_key_group`: The object is outside the group that the key is limited to, or belongs to the whole organization.
             *
             *     `api_key_test_mode`: A test key tried to change something that is not test data.
             *
             *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /**
             * @description `idempotency_conflict`: The same `Idempotency-Key` was used before with another method, path, query or body.
             *
             *     `idempotency_in_progress`: The first request with this `Idempotency-Key` is still being worked on.
             *
             *     `conflict`: The change contradicts what is there, such as a code that is taken.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The group, by its id or code.
                 * @example north
                 */
                group: components["parameters"]["GroupPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_api_read"];
            404: components["responses"]["NotFound_group"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The group, by its id or code.
                 * @example north-youth
                 */
                group: components["schemas"]["Reference"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
             *
             *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
             *
             *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
             *
             *     `api_key_group`: The object is outside the group that the key is limited to, or belongs to the whole organization.
             *
             *     `api_key_test_mode`: A test key tried to change something that is not test data.
             *
             *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            404: components["responses"]["NotFound_group"];
            /** @description `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
                /** @description The `ETag` of the object as you read it, or several: the change is made if the object still has one of them, and refused with 412 `precondition_failed` if somebody has changed it since. `*` asks only that it exists. Without it the change is made in any case. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The group, by its id or code.
                 * @example north-youth
                 */
                group: components["schemas"]["Reference"];
            };
            cookie?: never;
        };
        /** @description What to change of a group; what is left out stays. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupChanges"];
            };
        };
        responses: {
            /** @description The group as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
             *
             *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
             *
             *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
             *
             *     `api_key_group`: The object is outside the group that the key is limited to, or belongs to the whole organization.
             *
             *     `api_key_test_mode`: A test key tried to change something that is not test data.
             *
             *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            404: components["responses"]["NotFound_group"];
            /** @description `conflict`: The change contradicts what is there, such as a code that is taken. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createImport: {
        parameters: {
            query?: {
                /** @description With a file as the body: whether to only tell what would be done. */
                preview?: components["parameters"]["ImportParameters.preview"];
                /** @description With a file as the body: whether those who are added are sent their confirmation and tickets. */
                send_ticket_emails?: components["parameters"]["ImportParameters.send_ticket_emails"];
                /** @description With a file as the body: the attendee type of those who are added by rows that name none, by its id or code. */
                attendee_type?: components["parameters"]["ImportParameters.attendee_type"];
                /** @description With a file as the body: the days of those who are added by rows that name none, by their ids or codes. */
                days?: components["parameters"]["ImportParameters.days"];
                /** @description With a file as the body: the group of those who are added by rows that name none, by its id or code. */
                group?: components["parameters"]["ImportParameters.group"];
                /** @description With a file as the body: how dates such as 02/04/1990 are read. */
                date_order?: components["parameters"]["ImportParameters.date_order"];
            };
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
            };
            cookie?: never;
        };
        /** @description People to import, and how. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPeopleImport"];
                "text/csv": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        responses: {
            /** @description What was made, and where it is found from now on. */
            201: {
                headers: {
                    /**
                     * @description Where the object is found from now on, as a path below the host.
                     * @example /v1/jobs/01JGFJK07Q2S4V6X8Z0B2D4F6H
                     */
                    location: string;
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description What is still being worked on, and where it is found meanwhile. */
            202: {
                headers: {
                    /**
                     * @description Where the object is found from now on, as a path below the host.
                     * @example /v1/jobs/01JGFJK07Q2S4V6X8Z0B2D4F6H
                     */
                    location: string;
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_write_api_write_change_post"];
            404: components["responses"]["NotFound_event_post"];
            /**
             * @description `idempotency_conflict`: The same `Idempotency-Key` was used before with another method, path, query or body.
             *
             *     `idempotency_in_progress`: The first request with this `Idempotency-Key` is still being worked on.
             *
             *     `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `rate_limited`: The key has used up its requests of this minute.
             *
             *     `quota_exceeded`: The organization is past 150 % of its monthly calls. Calls are refused until the 1st of the next month (UTC).
             *
             *     `jobs_limit_reached`: The organization has as many imports and exports that wait or are at work as it may, or files of that size for them.
             *
             *     `sandbox_full`: Visitors have filled the sandbox. Only the public key of the sandbox is refused with it, and only where it would change something.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listJobs: {
        parameters: {
            query?: {
                /** @description How many items to answer at most. A page of large items ends early, at about a megabyte: `has_more` says whether the list goes on. */
                limit?: components["parameters"]["PageParameters.limit"];
                /** @description `page.next_cursor` of the page before, to go on from there with the same filters. */
                cursor?: components["parameters"]["PageParameters.cursor"];
                /** @description Only jobs that do this. */
                type?: components["parameters"]["JobFilters.type"];
                /** @description Only jobs of this status. */
                status?: components["parameters"]["JobFilters.status"];
                /** @description Only jobs of this event, by its id or code. */
                event?: components["parameters"]["JobFilters.event"];
            };
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of jobs, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_api_read"];
            /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The job, by its id.
                 * @example 01JGFJK07Q2S4V6X8Z0B2D4F6H
                 */
                job: components["parameters"]["JobPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_api_read"];
            /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelJob: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The job, by its id.
                 * @example 01JGFJK08J0M2P4R6T8W0Y2A4C
                 */
                job: components["schemas"]["Ulid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job, now cancelled. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_write_api_read_post"];
            /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /**
             * @description `idempotency_conflict`: The same `Idempotency-Key` was used before with another method, path, query or body.
             *
             *     `idempotency_in_progress`: The first request with this `Idempotency-Key` is still being worked on.
             *
             *     `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getJobResult: {
        parameters: {
            query?: {
                /** @description What stands in the address that the job shows. It takes the place of a key: where it is given, the header `Authorization` is not read. */
                link?: components["parameters"]["FileParameters"];
            };
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The job, by its id.
                 * @example 01JGFJK07Q2S4V6X8Z0B2D4F6H
                 */
                job: components["parameters"]["JobPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["FileContent"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["FileContent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_api_read"];
            /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            /** @description `link_expired`: The signed address was good until a time that has passed. */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getJobRejects: {
        parameters: {
            query?: {
                /** @description What stands in the address that the job shows. It takes the place of a key: where it is given, the header `Authorization` is not read. */
                link?: components["parameters"]["FileParameters"];
                /** @description Whether the rejects of a workbook are wanted as CSV in UTF-8. Those of a CSV file are one always. */
                as_csv?: components["parameters"]["RejectsParameters.as_csv"];
            };
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The job, by its id.
                 * @example 01JGFJK07Q2S4V6X8Z0B2D4F6H
                 */
                job: components["parameters"]["JobPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["FileContent"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["FileContent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_api_read"];
            /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            /** @description `link_expired`: The signed address was good until a time that has passed. */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getJobFile: {
        parameters: {
            query?: {
                /** @description What stands in the address that the job shows. It takes the place of a key: where it is given, the header `Authorization` is not read. */
                link?: components["parameters"]["FileParameters"];
                /** @description Whether the rejects of a workbook are wanted as CSV in UTF-8. Those of a CSV file are one always. */
                as_csv?: components["parameters"]["RejectsParameters.as_csv"];
            };
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The job, by its id.
                 * @example 01JGFJK07Q2S4V6X8Z0B2D4F6H
                 */
                job: components["parameters"]["JobPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["FileContent"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["FileContent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_api_read"];
            /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description `file_not_ready`: The job has not ended, so there is no file. `details.state` names its status. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            /** @description `link_expired`: The signed address was good until a time that has passed. */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization, the key, its plan and limits, and what was used of them. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_api_read"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    findPayments: {
        parameters: {
            query?: {
                /** @description How many items to answer at most. A page of large items ends early, at about a megabyte: `has_more` says whether the list goes on. */
                limit?: components["parameters"]["PageParameters.limit"];
                /** @description `page.next_cursor` of the page before, to go on from there with the same filters. */
                cursor?: components["parameters"]["PageParameters.cursor"];
                /** @description Only those of this event (id or code). */
                event?: components["parameters"]["OfEvent"];
                /** @description Only those of registrations of this group (id or code) and of those below it. */
                group?: components["parameters"]["OfEventAndGroup.group"];
                /** @description Only payments in this status. */
                status?: components["schemas"]["KnownPaymentStatus"];
                /** @description `oldest_first` is the order of making; `newest_first` begins with what was made last. A cursor goes on in the order that it came from. */
                order?: components["parameters"]["OrderParameter"];
            };
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of payments of all events. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_api_read"];
            /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPayments: {
        parameters: {
            query?: {
                /** @description How many items to answer at most. A page of large items ends early, at about a megabyte: `has_more` says whether the list goes on. */
                limit?: components["parameters"]["PageParameters.limit"];
                /** @description `page.next_cursor` of the page before, to go on from there with the same filters. */
                cursor?: components["parameters"]["PageParameters.cursor"];
                /** @description `oldest_first` is the order of making; `newest_first` begins with what was made last. A cursor goes on in the order that it came from. */
                order?: components["parameters"]["OrderParameter"];
            };
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
                /**
                 * @description The registration, by its id.
                 * @example 01JGFJP19AW2FQ0824CT3PRMYS
                 */
                registration: components["parameters"]["RegistrationPath.registration"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of payments of the registration. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_api_read"];
            404: components["responses"]["NotFound_registration"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    recordPayment: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
                /**
                 * @description The registration, by its id.
                 * @example 01JGFJP19AW2FQ0824CT3PRMYS
                 */
                registration: components["parameters"]["RegistrationPath.registration"];
            };
            cookie?: never;
        };
        /** @description A payment to record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPayment"];
            };
        };
        responses: {
            /** @description What was made, and where it is found from now on. */
            201: {
                headers: {
                    /**
                     * @description Where the object is found from now on, as a path below the host.
                     * @example /v1/events/01JGFJJZ01ES8ZNCFN6ZZ0RAK5/registrations/01JGFJP19AW2FQ0824CT3PRMYS/payments/01JGFJP19ANSMAXQFHHDD2211Y
                     */
                    location: string;
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_write_api_write_change_post"];
            404: components["responses"]["NotFound_registration_post"];
            /**
             * @description `idempotency_conflict`: The same `Idempotency-Key` was used before with another method, path, query or body.
             *
             *     `idempotency_in_progress`: The first request with this `Idempotency-Key` is still being worked on.
             *
             *     `conflict`: The change contradicts what is there, such as a code that is taken.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
                /**
                 * @description The registration, by its id.
                 * @example 01JGFJP19AW2FQ0824CT3PRMYS
                 */
                registration: components["parameters"]["RegistrationPath.registration"];
                /**
                 * @description The payment, by its id.
                 * @example 01JGFJP19ANSMAXQFHHDD2211Y
                 */
                payment: components["parameters"]["PaymentPath.payment"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_api_read"];
            404: components["responses"]["NotFound_payment"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    refundPayment: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
                /**
                 * @description The registration, by its id.
                 * @example 01JGFJP19AW2FQ0824CT3PRMYS
                 */
                registration: components["parameters"]["RegistrationPath.registration"];
                /**
                 * @description The payment, by its id.
                 * @example 01JGFJP19ANSMAXQFHHDD2211Y
                 */
                payment: components["parameters"]["PaymentPath.payment"];
            };
            cookie?: never;
        };
        /** @description Money to give back. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Refund"];
            };
        };
        responses: {
            /** @description The payment, with what was given back of it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_write_api_write_change_post"];
            404: components["responses"]["NotFound_payment_post"];
            /**
             * @description `idempotency_conflict`: The same `Idempotency-Key` was used before with another method, path, query or body.
             *
             *     `idempotency_in_progress`: The first request with this `Idempotency-Key` is still being worked on.
             *
             *     `conflict`: The change contradicts what is there, such as a code that is taken.
             *
             *     `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAttendees: {
        parameters: {
            query?: {
                /** @description How many items to answer at most. A page of large items ends early, at about a megabyte: `has_more` says whether the list goes on. */
                limit?: components["parameters"]["PageParameters.limit"];
                /** @description `page.next_cursor` of the page before, to go on from there with the same filters. */
                cursor?: components["parameters"]["PageParameters.cursor"];
                /** @description Only what changed since: `page.as_of` of an earlier answer, or a timestamp. The list is then in the order of the changes, and what changes meanwhile appears again. A timestamp also shows what changed in the minute before it. Nobody is told of those who leave what the filters or the key let it see. */
                updated_since?: components["parameters"]["ChangeParameters.updated_since"];
                /** @description Only attendees of this attendee type (id or code). */
                attendee_type?: components["schemas"]["Reference"];
                /** @description Only attendees who come on this day (id or code). */
                day?: components["schemas"]["Reference"];
                /** @description Only attendees of this group (id or code) and of those below it. */
                group?: components["schemas"]["Reference"];
                /** @description Only attendees in this status. */
                status?: components["schemas"]["KnownRegistrationStatus"];
                /** @description Only attendees whose names or address hold all these words, regardless of case and accents. */
                q?: components["schemas"]["SearchWords"];
                /** @description Only attendees with this id of your own. */
                external_id?: components["schemas"]["ExternalId"];
                /** @description Only attendees of this registration. */
                registration?: components["schemas"]["Ulid"];
                /** @description `oldest_first` is the order of adding; `newest_first` begins with who was added last. A cursor goes on in the order that it came from. With `updated_since` the order is that of the changes, and `newest_first` is refused. */
                order?: components["schemas"]["ListOrder"];
            };
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of attendees of the event; `page.as_of` is where to go on next time. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttendeePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_api_read"];
            404: components["responses"]["NotFound_event"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAttendee: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
                /**
                 * @description The attendee, by their id.
                 * @example 01JGFJP19AYQC6HYEHA31WZ9J4
                 */
                attendee: components["parameters"]["AttendeePath.attendee"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attendee. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attendee"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_api_read"];
            404: components["responses"]["NotFound_attendee"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAttendee: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
                /** @description The `ETag` of the object as you read it, or several: the change is made if the object still has one of them, and refused with 412 `precondition_failed` if somebody has changed it since. `*` asks only that it exists. Without it the change is made in any case. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
                /**
                 * @description The attendee, by their id.
                 * @example 01JGFJP19AYQC6HYEHA31WZ9J4
                 */
                attendee: components["parameters"]["AttendeePath.attendee"];
            };
            cookie?: never;
        };
        /** @description What to change of a person; what is left out stays. Answers are replaced one by one, and removed by null. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttendeeChanges"];
            };
        };
        responses: {
            /** @description The attendee as they are now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attendee"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_write_api_write_change"];
            404: components["responses"]["NotFound_attendee"];
            /**
             * @description `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state.
             *
             *     `type_full`: An attendee type has no room for the people, and the event keeps no waitlist for this.
             *
             *     `day_full`: A day has no room for the people, and the event keeps no waitlist for this.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `rule_refused`: A rule of the event's form refuses the registration. `details` says which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelAttendee: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
                /**
                 * @description The attendee, by their id.
                 * @example 01JGFJP1FW2VYVQBYCGVNHFGZA
                 */
                attendee: components["schemas"]["Ulid"];
            };
            cookie?: never;
        };
        /** @description When an act takes effect for check-in. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EffectiveTime"];
            };
        };
        responses: {
            /** @description The attendee, now cancelled. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attendee"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_write_api_write_change_post"];
            404: components["responses"]["NotFound_attendee_post"];
            /**
             * @description `idempotency_conflict`: The same `Idempotency-Key` was used before with another method, path, query or body.
             *
             *     `idempotency_in_progress`: The first request with this `Idempotency-Key` is still being worked on.
             *
             *     `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRegistrations: {
        parameters: {
            query?: {
                /** @description How many items to answer at most. A page of large items ends early, at about a megabyte: `has_more` says whether the list goes on. */
                limit?: components["parameters"]["PageParameters.limit"];
                /** @description `page.next_cursor` of the page before, to go on from there with the same filters. */
                cursor?: components["parameters"]["PageParameters.cursor"];
                /** @description Only registrations in this status. */
                status?: components["parameters"]["RegistrationFilters.status"];
                /** @description Only registrations of this group (id or code) and of those below it. */
                group?: components["parameters"]["RegistrationFilters.group"];
                /** @description Only registrations with this address, their own or one of their people's, regardless of case. */
                email?: components["parameters"]["RegistrationFilters.email"];
                /** @description Only registrations with this id of your own. */
                external_id?: components["parameters"]["RegistrationFilters.external_id"];
                /** @description Only registrations with a person whose names or address hold all these words, regardless of case and accents. */
                q?: components["parameters"]["RegistrationFilters.q"];
                /** @description `oldest_first` is the order of making; `newest_first` begins with what was made last. A cursor goes on in the order that it came from. */
                order?: components["parameters"]["OrderParameter"];
            };
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of registrations of the event. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_api_read"];
            404: components["responses"]["NotFound_event"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createRegistration: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
            };
            cookie?: never;
        };
        /** @description A registration to make. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRegistration"];
            };
        };
        responses: {
            /** @description What was made, and where it is found from now on. */
            201: {
                headers: {
                    /**
                     * @description Where the object is found from now on, as a path below the host.
                     * @example /v1/events/01JGFJJZ01ES8ZNCFN6ZZ0RAK5/registrations/01JGFJP19AW2FQ0824CT3PRMYS
                     */
                    location: string;
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
             *
             *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
             *
             *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
             *
             *     `api_key_group`: The object is outside the group that the key is limited to, or belongs to the whole organization.
             *
             *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            404: components["responses"]["NotFound_event_post"];
            /**
             * @description `idempotency_conflict`: The same `Idempotency-Key` was used before with another method, path, query or body.
             *
             *     `idempotency_in_progress`: The first request with this `Idempotency-Key` is still being worked on.
             *
             *     `external_id_taken`: Another registration of the event, neither cancelled nor declined, has this `external_id`. `details.registration` is its id, where the key can see it.
             *
             *     `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state.
             *
             *     `event_full`: The event has no room for the people, and keeps no waitlist for this.
             *
             *     `type_full`: An attendee type has no room for the people, and the event keeps no waitlist for this.
             *
             *     `day_full`: A day has no room for the people, and the event keeps no waitlist for this.
             *
             *     `registration_closed`: The event's registration window is not open.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `rule_refused`: A rule of the event's form refuses the registration. `details` says which.
             *
             *     `attendee_cap_reached`: The organization's plan does not allow more people at one event.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getRegistration: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
                /**
                 * @description The registration, by its id.
                 * @example 01JGFJP19AW2FQ0824CT3PRMYS
                 */
                registration: components["parameters"]["RegistrationPath.registration"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The registration with its attendees. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_api_read"];
            404: components["responses"]["NotFound_registration"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateRegistration: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
                /** @description The `ETag` of the object as you read it, or several: the change is made if the object still has one of them, and refused with 412 `precondition_failed` if somebody has changed it since. `*` asks only that it exists. Without it the change is made in any case. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
                /**
                 * @description The registration, by its id.
                 * @example 01JGFJP19AW2FQ0824CT3PRMYS
                 */
                registration: components["parameters"]["RegistrationPath.registration"];
            };
            cookie?: never;
        };
        /** @description What to change of a registration; what is left out stays. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationChanges"];
            };
        };
        responses: {
            /** @description The registration as it is now, with its attendees. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
             *
             *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
             *
             *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
             *
             *     `api_key_group`: The object is outside the group that the key is limited to, or belongs to the whole organization.
             *
             *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            404: components["responses"]["NotFound_registration"];
            /**
             * @description `external_id_taken`: Another registration of the event, neither cancelled nor declined, has this `external_id`. `details.registration` is its id, where the key can see it.
             *
             *     `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    findRegistrations: {
        parameters: {
            query?: {
                /** @description How many items to answer at most. A page of large items ends early, at about a megabyte: `has_more` says whether the list goes on. */
                limit?: components["parameters"]["PageParameters.limit"];
                /** @description `page.next_cursor` of the page before, to go on from there with the same filters. */
                cursor?: components["parameters"]["PageParameters.cursor"];
                /** @description Only those of this event (id or code). */
                event?: components["parameters"]["OfEvent"];
                /** @description Only registrations in this status. */
                status?: components["parameters"]["RegistrationFilters.status"];
                /** @description Only registrations of this group (id or code) and of those below it. */
                group?: components["parameters"]["RegistrationFilters.group"];
                /** @description Only registrations with this address, their own or one of their people's, regardless of case. */
                email?: components["parameters"]["RegistrationFilters.email"];
                /** @description Only registrations with this id of your own. */
                external_id?: components["parameters"]["RegistrationFilters.external_id"];
                /** @description Only registrations with a person whose names or address hold all these words, regardless of case and accents. */
                q?: components["parameters"]["RegistrationFilters.q"];
                /** @description `oldest_first` is the order of making; `newest_first` begins with what was made last. A cursor goes on in the order that it came from. */
                order?: components["parameters"]["OrderParameter"];
            };
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of registrations of all events. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_api_read"];
            /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    approveRegistration: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
                /**
                 * @description The registration, by its id.
                 * @example 01JGFJP1JCX63YJ3WJ52TKRWT8
                 */
                registration: components["schemas"]["Ulid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The registration, now `awaiting_payment` or `confirmed`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_write_api_write_change_post"];
            404: components["responses"]["NotFound_registration_post"];
            /**
             * @description `idempotency_conflict`: The same `Idempotency-Key` was used before with another method, path, query or body.
             *
             *     `idempotency_in_progress`: The first request with this `Idempotency-Key` is still being worked on.
             *
             *     `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    declineRegistration: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
                /**
                 * @description The registration, by its id.
                 * @example 01JGFJP1JP1B0R6MWW489D189A
                 */
                registration: components["schemas"]["Ulid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The registration, now declined. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_write_api_write_change_post"];
            404: components["responses"]["NotFound_registration_post"];
            /**
             * @description `idempotency_conflict`: The same `Idempotency-Key` was used before with another method, path, query or body.
             *
             *     `idempotency_in_progress`: The first request with this `Idempotency-Key` is still being worked on.
             *
             *     `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmRegistration: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
                /**
                 * @description The registration, by its id.
                 * @example 01JGFJP1KAMN574XZWK2VFF5WT
                 */
                registration: components["schemas"]["Ulid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The registration, now confirmed, with the tickets of its attendees. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_write_api_write_change_post"];
            404: components["responses"]["NotFound_registration_post"];
            /**
             * @description `idempotency_conflict`: The same `Idempotency-Key` was used before with another method, path, query or body.
             *
             *     `idempotency_in_progress`: The first request with this `Idempotency-Key` is still being worked on.
             *
             *     `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelRegistration: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
                /**
                 * @description The registration, by its id.
                 * @example 01JGFJP1FJE0P49PRCWFGQAE09
                 */
                registration: components["schemas"]["Ulid"];
            };
            cookie?: never;
        };
        /** @description When an act takes effect for check-in. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EffectiveTime"];
            };
        };
        responses: {
            /** @description The registration, now cancelled with all its attendees. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_write_api_write_change_post"];
            404: components["responses"]["NotFound_registration_post"];
            /**
             * @description `idempotency_conflict`: The same `Idempotency-Key` was used before with another method, path, query or body.
             *
             *     `idempotency_in_progress`: The first request with this `Idempotency-Key` is still being worked on.
             *
             *     `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addAttendee: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
                /**
                 * @description The registration, by its id.
                 * @example 01JGFJP19AW2FQ0824CT3PRMYS
                 */
                registration: components["parameters"]["RegistrationPath.registration"];
            };
            cookie?: never;
        };
        /** @description A person to register. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAttendee"];
            };
        };
        responses: {
            /** @description What was made, and where it is found from now on. */
            201: {
                headers: {
                    /**
                     * @description Where the object is found from now on, as a path below the host.
                     * @example /v1/events/01JGFJJZ01ES8ZNCFN6ZZ0RAK5/attendees/01JGFJP19AYQC6HYEHA31WZ9J4
                     */
                    location: string;
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attendee"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_write_api_write_change_post"];
            404: components["responses"]["NotFound_registration_post"];
            /**
             * @description `idempotency_conflict`: The same `Idempotency-Key` was used before with another method, path, query or body.
             *
             *     `idempotency_in_progress`: The first request with this `Idempotency-Key` is still being worked on.
             *
             *     `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state.
             *
             *     `event_full`: The event has no room for the people, and keeps no waitlist for this.
             *
             *     `type_full`: An attendee type has no room for the people, and the event keeps no waitlist for this.
             *
             *     `day_full`: A day has no room for the people, and the event keeps no waitlist for this.
             *
             *     `registration_closed`: The event's registration window is not open.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `rule_refused`: A rule of the event's form refuses the registration. `details` says which.
             *
             *     `attendee_cap_reached`: The organization's plan does not allow more people at one event.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getEventStats: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers of the event, counted now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventStats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_api_read"];
            404: components["responses"]["NotFound_event"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAttendanceReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who was expected and who came. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttendanceReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_api_read"];
            404: components["responses"]["NotFound_event"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getReconciliationReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The money, the people and the tickets, and what does not add up. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconciliationReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_api_read"];
            404: components["responses"]["NotFound_event"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAttendeeTypes: {
        parameters: {
            query?: {
                /** @description How many items to answer at most. A page of large items ends early, at about a megabyte: `has_more` says whether the list goes on. */
                limit?: components["parameters"]["PageParameters.limit"];
                /** @description `page.next_cursor` of the page before, to go on from there with the same filters. */
                cursor?: components["parameters"]["PageParameters.cursor"];
            };
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of attendee types. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttendeeTypePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_api_read"];
            404: components["responses"]["NotFound_event"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createAttendeeType: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example rehearsal
                 */
                event: components["schemas"]["Reference"];
            };
            cookie?: never;
        };
        /** @description An attendee type to make. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAttendeeType"];
            };
        };
        responses: {
            /** @description What was made, and where it is found from now on. */
            201: {
                headers: {
                    /**
                     * @description Where the object is found from now on, as a path below the host.
                     * @example /v1/events/01JGFJJZ036V3MRWMVKWS06DDF/attendee-types/01JQ90D8G0J2M4P6R8T0W2Y4A6
                     */
                    location: string;
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttendeeType"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
             *
             *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
             *
             *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
             *
             *     `api_key_group`: The object is outside the group that the key is limited to, or belongs to the whole organization.
             *
             *     `api_key_test_mode`: A test key tried to change something that is not test data.
             *
             *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            404: components["responses"]["NotFound_event_post"];
            /**
             * @description `idempotency_conflict`: The same `Idempotency-Key` was used before with another method, path, query or body.
             *
             *     `idempotency_in_progress`: The first request with this `Idempotency-Key` is still being worked on.
             *
             *     `conflict`: The change contradicts what is there, such as a code that is taken.
             *
             *     `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAttendeeType: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
                /**
                 * @description The attendee type, by its id or code.
                 * @example visitor
                 */
                attendee_type: components["parameters"]["AttendeeTypePath.attendee_type"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attendee type. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttendeeType"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_api_read"];
            404: components["responses"]["NotFound_attendee_type"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteAttendeeType: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example rehearsal
                 */
                event: components["schemas"]["Reference"];
                /**
                 * @description The attendee type, by its id or code.
                 * @example spare-type
                 */
                attendee_type: components["schemas"]["Reference"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
             *
             *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
             *
             *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
             *
             *     `api_key_group`: The object is outside the group that the key is limited to, or belongs to the whole organization.
             *
             *     `api_key_test_mode`: A test key tried to change something that is not test data.
             *
             *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            404: components["responses"]["NotFound_attendee_type"];
            /** @description `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAttendeeType: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
                /** @description The `ETag` of the object as you read it, or several: the change is made if the object still has one of them, and refused with 412 `precondition_failed` if somebody has changed it since. `*` asks only that it exists. Without it the change is made in any case. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example rehearsal
                 */
                event: components["schemas"]["Reference"];
                /**
                 * @description The attendee type, by its id or code.
                 * @example visitor
                 */
                attendee_type: components["parameters"]["AttendeeTypePath.attendee_type"];
            };
            cookie?: never;
        };
        /** @description What to change of an attendee type; what is left out stays. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttendeeTypeChanges"];
            };
        };
        responses: {
            /** @description The attendee type as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttendeeType"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
             *
             *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
             *
             *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
             *
             *     `api_key_group`: The object is outside the group that the key is limited to, or belongs to the whole organization.
             *
             *     `api_key_test_mode`: A test key tried to change something that is not test data.
             *
             *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            404: components["responses"]["NotFound_attendee_type"];
            /**
             * @description `conflict`: The change contradicts what is there, such as a code that is taken.
             *
             *     `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCheckInPoints: {
        parameters: {
            query?: {
                /** @description How many items to answer at most. A page of large items ends early, at about a megabyte: `has_more` says whether the list goes on. */
                limit?: components["parameters"]["PageParameters.limit"];
                /** @description `page.next_cursor` of the page before, to go on from there with the same filters. */
                cursor?: components["parameters"]["PageParameters.cursor"];
            };
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of check-in points. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckInPointPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_api_read"];
            404: components["responses"]["NotFound_event"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createCheckInPoint: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example rehearsal
                 */
                event: components["schemas"]["Reference"];
            };
            cookie?: never;
        };
        /** @description A check-in point to make. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCheckInPoint"];
            };
        };
        responses: {
            /** @description What was made, and where it is found from now on. */
            201: {
                headers: {
                    /**
                     * @description Where the object is found from now on, as a path below the host.
                     * @example /v1/events/01JGFJJZ036V3MRWMVKWS06DDF/check-in-points/01JQ90E1H3K5N7Q9S1V3X5Z7B9
                     */
                    location: string;
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckInPoint"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
             *
             *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
             *
             *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
             *
             *     `api_key_group`: The object is outside the group that the key is limited to, or belongs to the whole organization.
             *
             *     `api_key_test_mode`: A test key tried to change something that is not test data.
             *
             *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            404: components["responses"]["NotFound_event_post"];
            /**
             * @description `idempotency_conflict`: The same `Idempotency-Key` was used before with another method, path, query or body.
             *
             *     `idempotency_in_progress`: The first request with this `Idempotency-Key` is still being worked on.
             *
             *     `conflict`: The change contradicts what is there, such as a code that is taken.
             *
             *     `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCheckInPoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
                /**
                 * @description The check-in point, by its id or code.
                 * @example main-gate
                 */
                check_in_point: components["parameters"]["CheckInPointPath.check_in_point"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The check-in point. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckInPoint"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_api_read"];
            404: components["responses"]["NotFound_check_in_point"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteCheckInPoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example rehearsal
                 */
                event: components["schemas"]["Reference"];
                /**
                 * @description The check-in point, by its id or code.
                 * @example spare-gate
                 */
                check_in_point: components["schemas"]["Reference"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
             *
             *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
             *
             *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
             *
             *     `api_key_group`: The object is outside the group that the key is limited to, or belongs to the whole organization.
             *
             *     `api_key_test_mode`: A test key tried to change something that is not test data.
             *
             *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            404: components["responses"]["NotFound_check_in_point"];
            /** @description `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateCheckInPoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
                /** @description The `ETag` of the object as you read it, or several: the change is made if the object still has one of them, and refused with 412 `precondition_failed` if somebody has changed it since. `*` asks only that it exists. Without it the change is made in any case. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example rehearsal
                 */
                event: components["schemas"]["Reference"];
                /**
                 * @description The check-in point, by its id or code.
                 * @example quay-gate
                 */
                check_in_point: components["schemas"]["Reference"];
            };
            cookie?: never;
        };
        /** @description What to change of a check-in point; what is left out stays. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckInPointChanges"];
            };
        };
        responses: {
            /** @description The check-in point as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckInPoint"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
             *
             *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
             *
             *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
             *
             *     `api_key_group`: The object is outside the group that the key is limited to, or belongs to the whole organization.
             *
             *     `api_key_test_mode`: A test key tried to change something that is not test data.
             *
             *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            404: components["responses"]["NotFound_check_in_point"];
            /**
             * @description `conflict`: The change contradicts what is there, such as a code that is taken.
             *
             *     `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDays: {
        parameters: {
            query?: {
                /** @description How many items to answer at most. A page of large items ends early, at about a megabyte: `has_more` says whether the list goes on. */
                limit?: components["parameters"]["PageParameters.limit"];
                /** @description `page.next_cursor` of the page before, to go on from there with the same filters. */
                cursor?: components["parameters"]["PageParameters.cursor"];
            };
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of days. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DayPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_api_read"];
            404: components["responses"]["NotFound_event"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createDay: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example rehearsal
                 */
                event: components["schemas"]["Reference"];
            };
            cookie?: never;
        };
        /** @description A day to make. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDay"];
            };
        };
        responses: {
            /** @description What was made, and where it is found from now on. */
            201: {
                headers: {
                    /**
                     * @description Where the object is found from now on, as a path below the host.
                     * @example /v1/events/01JGFJJZ036V3MRWMVKWS06DDF/days/01JQ90C5F7H9K1N3Q5S7V9X1Z3
                     */
                    location: string;
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Day"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
             *
             *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
             *
             *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
             *
             *     `api_key_group`: The object is outside the group that the key is limited to, or belongs to the whole organization.
             *
             *     `api_key_test_mode`: A test key tried to change something that is not test data.
             *
             *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            404: components["responses"]["NotFound_event_post"];
            /**
             * @description `idempotency_conflict`: The same `Idempotency-Key` was used before with another method, path, query or body.
             *
             *     `idempotency_in_progress`: The first request with this `Idempotency-Key` is still being worked on.
             *
             *     `conflict`: The change contradicts what is there, such as a code that is taken.
             *
             *     `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDay: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
                /**
                 * @description The day, by its id or code.
                 * @example day-2
                 */
                day: components["parameters"]["DayPath.day"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The day. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Day"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_api_read"];
            404: components["responses"]["NotFound_day"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteDay: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example rehearsal
                 */
                event: components["schemas"]["Reference"];
                /**
                 * @description The day, by its id or code.
                 * @example spare-day
                 */
                day: components["schemas"]["Reference"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
             *
             *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
             *
             *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
             *
             *     `api_key_group`: The object is outside the group that the key is limited to, or belongs to the whole organization.
             *
             *     `api_key_test_mode`: A test key tried to change something that is not test data.
             *
             *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            404: components["responses"]["NotFound_day"];
            /** @description `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateDay: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
                /** @description The `ETag` of the object as you read it, or several: the change is made if the object still has one of them, and refused with 412 `precondition_failed` if somebody has changed it since. `*` asks only that it exists. Without it the change is made in any case. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example rehearsal
                 */
                event: components["schemas"]["Reference"];
                /**
                 * @description The day, by its id or code.
                 * @example day-2
                 */
                day: components["parameters"]["DayPath.day"];
            };
            cookie?: never;
        };
        /** @description What to change of a day; what is left out stays. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DayChanges"];
            };
        };
        responses: {
            /** @description The day as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Day"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
             *
             *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
             *
             *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
             *
             *     `api_key_group`: The object is outside the group that the key is limited to, or belongs to the whole organization.
             *
             *     `api_key_test_mode`: A test key tried to change something that is not test data.
             *
             *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            404: components["responses"]["NotFound_day"];
            /**
             * @description `conflict`: The change contradicts what is there, such as a code that is taken.
             *
             *     `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    lockDay: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example rehearsal
                 */
                event: components["schemas"]["Reference"];
                /**
                 * @description The day, by its id or code.
                 * @example day-2
                 */
                day: components["parameters"]["DayPath.day"];
            };
            cookie?: never;
        };
        /** @description When an act takes effect for check-in. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EffectiveTime"];
            };
        };
        responses: {
            /** @description The day, with the time from which it is locked. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Day"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
             *
             *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
             *
             *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
             *
             *     `api_key_group`: The object is outside the group that the key is limited to, or belongs to the whole organization.
             *
             *     `api_key_test_mode`: A test key tried to change something that is not test data.
             *
             *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            404: components["responses"]["NotFound_day_post"];
            /**
             * @description `idempotency_conflict`: The same `Idempotency-Key` was used before with another method, path, query or body.
             *
             *     `idempotency_in_progress`: The first request with this `Idempotency-Key` is still being worked on.
             *
             *     `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unlockDay: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example rehearsal
                 */
                event: components["schemas"]["Reference"];
                /**
                 * @description The day, by its id or code.
                 * @example day-2
                 */
                day: components["parameters"]["DayPath.day"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The day, open again. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Day"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
             *
             *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
             *
             *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
             *
             *     `api_key_group`: The object is outside the group that the key is limited to, or belongs to the whole organization.
             *
             *     `api_key_test_mode`: A test key tried to change something that is not test data.
             *
             *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            404: components["responses"]["NotFound_day_post"];
            /**
             * @description `idempotency_conflict`: The same `Idempotency-Key` was used before with another method, path, query or body.
             *
             *     `idempotency_in_progress`: The first request with this `Idempotency-Key` is still being worked on.
             *
             *     `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getForm: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions and the rules. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationForm"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_api_read"];
            404: components["responses"]["NotFound_event"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    putForm: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
                /** @description The `ETag` of the object as you read it, or several: the change is made if the object still has one of them, and refused with 412 `precondition_failed` if somebody has changed it since. `*` asks only that it exists. Without it the change is made in any case. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example rehearsal
                 */
                event: components["schemas"]["Reference"];
            };
            cookie?: never;
        };
        /** @description What people are to be asked and what rules are to hold, in place of those that are there. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRegistrationForm"];
            };
        };
        responses: {
            /** @description The questions and the rules as they are now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationForm"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
             *
             *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
             *
             *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
             *
             *     `api_key_group`: The object is outside the group that the key is limited to, or belongs to the whole organization.
             *
             *     `api_key_test_mode`: A test key tried to change something that is not test data.
             *
             *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            404: components["responses"]["NotFound_event"];
            /** @description `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    scanTicket: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example rehearsal
                 */
                event: components["schemas"]["Reference"];
            };
            cookie?: never;
        };
        /** @description A ticket that was read. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScanRequest"];
            };
        };
        responses: {
            /** @description What was decided, and the check-ins that were written. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScanResponse"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_scanner_api_scanner_change_post"];
            404: components["responses"]["NotFound_event_post"];
            /**
             * @description `idempotency_conflict`: The same `Idempotency-Key` was used before with another method, path, query or body.
             *
             *     `conflict`: The change contradicts what is there, such as a code that is taken.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCheckins: {
        parameters: {
            query?: {
                /** @description How many items to answer at most. A page of large items ends early, at about a megabyte: `has_more` says whether the list goes on. */
                limit?: components["parameters"]["PageParameters.limit"];
                /** @description `page.next_cursor` of the page before, to go on from there with the same filters. */
                cursor?: components["parameters"]["PageParameters.cursor"];
                /** @description Only those at this check-in point, by its id or code. */
                check_in_point?: components["parameters"]["CheckinFilters.check_in_point"];
                /** @description Only those on this day, by its id or code. */
                day?: components["parameters"]["CheckinFilters.day"];
                /** @description Only those with this result. */
                result?: components["parameters"]["CheckinFilters.result"];
                /** @description Only those that let somebody through, or only those that did not. */
                admitted?: components["parameters"]["CheckinFilters.admitted"];
                /** @description Only those of this person. */
                attendee?: components["parameters"]["CheckinFilters.attendee"];
                /** @description Only those of this ticket. */
                ticket?: components["parameters"]["CheckinFilters.ticket"];
                /** @description Only those of this registration. */
                registration?: components["parameters"]["CheckinFilters.registration"];
                /** @description Only what the service received at or after this instant. */
                since?: components["parameters"]["CheckinFilters.since"];
            };
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of check-ins, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckinPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_api_read"];
            404: components["responses"]["NotFound_event"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    findCheckins: {
        parameters: {
            query?: {
                /** @description How many items to answer at most. A page of large items ends early, at about a megabyte: `has_more` says whether the list goes on. */
                limit?: components["parameters"]["PageParameters.limit"];
                /** @description `page.next_cursor` of the page before, to go on from there with the same filters. */
                cursor?: components["parameters"]["PageParameters.cursor"];
                /** @description Only those of this event (id or code). */
                event?: components["parameters"]["OfEvent"];
                /** @description Only those of registrations of this group (id or code) and of those below it. */
                group?: components["parameters"]["OfEventAndGroup.group"];
                /** @description Only those at this check-in point, by its id or code. */
                check_in_point?: components["parameters"]["CheckinFilters.check_in_point"];
                /** @description Only those on this day, by its id or code. */
                day?: components["parameters"]["CheckinFilters.day"];
                /** @description Only those with this result. */
                result?: components["parameters"]["CheckinFilters.result"];
                /** @description Only those that let somebody through, or only those that did not. */
                admitted?: components["parameters"]["CheckinFilters.admitted"];
                /** @description Only those of this person. */
                attendee?: components["parameters"]["CheckinFilters.attendee"];
                /** @description Only those of this ticket. */
                ticket?: components["parameters"]["CheckinFilters.ticket"];
                /** @description Only those of this registration. */
                registration?: components["parameters"]["CheckinFilters.registration"];
                /** @description Only what the service received at or after this instant. */
                since?: components["parameters"]["CheckinFilters.since"];
            };
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of check-ins of all events, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckinPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_api_read"];
            /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    clearTestCheckins: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
             *
             *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
             *
             *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
             *
             *     `api_key_group`: The object is outside the group that the key is limited to, or belongs to the whole organization.
             *
             *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            404: components["responses"]["NotFound_event"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    overrideCheckin: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
                /** @description The version of the software of the scanner, such as `2.1.0`. One that is too old is refused with 426. Of a device that does not send it, the version that it was paired with is judged; of a key, none. */
                "X-Scanner-Version"?: components["parameters"]["ScannerVersion"];
            };
            path: {
                /**
                 * @description The check-in that refused somebody, by its id.
                 * @example 01JQ8ZT2F4H6K8N0Q2S4V6X8Z0
                 */
                checkin: components["parameters"]["CheckinPath"];
            };
            cookie?: never;
        };
        /** @description Why a member lets somebody through whom the service refused. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OverrideRequest"];
            };
        };
        responses: {
            /** @description The check-in that lets the person through. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkin"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized_at_scanner"];
            /**
             * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
             *
             *     `api_key_cannot_override`: Only a member at a paired device overrides a refusal; a key cannot do it.
             *
             *     `pin_refused`: The PIN is not that of a member who may override at this event.
             *
             *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
             *
             *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /**
             * @description `idempotency_conflict`: The same `Idempotency-Key` was used before with another method, path, query or body.
             *
             *     `idempotency_in_progress`: The first request with this `Idempotency-Key` is still being worked on.
             *
             *     `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            426: components["responses"]["UpgradeRequired_post"];
            /**
             * @description `rate_limited`: The key has used up its requests of this minute.
             *
             *     `pin_locked`: The member's PIN was wrong too often at this device.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    scanAtGate: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
                /** @description The version of the software of the scanner, such as `2.1.0`. One that is too old is refused with 426. Of a device that does not send it, the version that it was paired with is judged; of a key, none. */
                "X-Scanner-Version"?: components["parameters"]["ScannerVersion"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example rehearsal
                 */
                event: components["schemas"]["Reference"];
            };
            cookie?: never;
        };
        /** @description A ticket that was read at a gate. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GateScanRequest"];
            };
        };
        responses: {
            /** @description What was decided, and the check-ins that were written. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScanResponse"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized_at_scanner"];
            403: components["responses"]["Forbidden_scanner_api_scanner_change_post"];
            404: components["responses"]["NotFound_event_post"];
            /**
             * @description `idempotency_conflict`: The same `Idempotency-Key` was used before with another method, path, query or body.
             *
             *     `conflict`: The change contradicts what is there, such as a code that is taken.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            426: components["responses"]["UpgradeRequired_post"];
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    scanBatch: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
                /** @description The version of the software of the scanner, such as `2.1.0`. One that is too old is refused with 426. Of a device that does not send it, the version that it was paired with is judged; of a key, none. */
                "X-Scanner-Version"?: components["parameters"]["ScannerVersion"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example rehearsal
                 */
                event: components["schemas"]["Reference"];
            };
            cookie?: never;
        };
        /** @description Scans that were made offline. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScanBatchRequest"];
            };
        };
        responses: {
            /** @description What came of each scan, in the order of the request. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScanBatchResponse"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized_at_scanner"];
            403: components["responses"]["Forbidden_scanner_api_scanner_change_post"];
            404: components["responses"]["NotFound_event_post"];
            409: components["responses"]["Conflict_post"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            426: components["responses"]["UpgradeRequired_post"];
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCheckinsAtGate: {
        parameters: {
            query?: {
                /** @description How many items to answer at most. A page of large items ends early, at about a megabyte: `has_more` says whether the list goes on. */
                limit?: components["parameters"]["PageParameters.limit"];
                /** @description `page.next_cursor` of the page before, to go on from there with the same filters. */
                cursor?: components["parameters"]["PageParameters.cursor"];
                /** @description Only those at this check-in point, by its id or code. */
                check_in_point?: components["parameters"]["CheckinFilters.check_in_point"];
                /** @description Only those on this day, by its id or code. */
                day?: components["parameters"]["CheckinFilters.day"];
                /** @description Only those with this result. */
                result?: components["parameters"]["CheckinFilters.result"];
                /** @description Only those that let somebody through, or only those that did not. */
                admitted?: components["parameters"]["CheckinFilters.admitted"];
                /** @description Only those of this person. */
                attendee?: components["parameters"]["CheckinFilters.attendee"];
                /** @description Only those of this ticket. */
                ticket?: components["parameters"]["CheckinFilters.ticket"];
                /** @description Only those of this registration. */
                registration?: components["parameters"]["CheckinFilters.registration"];
                /** @description Only what the service received at or after this instant. */
                since?: components["parameters"]["CheckinFilters.since"];
            };
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
                /** @description The version of the software of the scanner, such as `2.1.0`. One that is too old is refused with 426. Of a device that does not send it, the version that it was paired with is judged; of a key, none. */
                "X-Scanner-Version"?: components["parameters"]["ScannerVersion"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of check-ins, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckinPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized_at_scanner"];
            403: components["responses"]["Forbidden_scanner_api_scanner"];
            404: components["responses"]["NotFound_event"];
            426: components["responses"]["UpgradeRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getScannerManifest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that the reader has; if it still holds, 304 is answered without a body. */
                "If-None-Match"?: components["parameters"]["Revalidation"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
                /** @description The version of the software of the scanner, such as `2.1.0`. One that is too old is refused with 426. Of a device that does not send it, the version that it was paired with is judged; of a key, none. */
                "X-Scanner-Version"?: components["parameters"]["ScannerVersion"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The manifest. */
            200: {
                headers: {
                    /**
                     * @description Changes whenever the answer does. Send it back as `If-None-Match`.
                     * @example "7f9c2ba4"
                     */
                    ETag: string;
                    /**
                     * @description How long the answer may be kept.
                     * @example private, no-cache
                     */
                    "Cache-Control": string;
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Manifest"];
                };
            };
            /** @description What the reader has still holds. */
            304: {
                headers: {
                    /**
                     * @description Changes whenever the answer does. Send it back as `If-None-Match`.
                     * @example "7f9c2ba4"
                     */
                    ETag: string;
                    /**
                     * @description How long the answer may be kept.
                     * @example private, no-cache
                     */
                    "Cache-Control": string;
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized_at_scanner"];
            403: components["responses"]["Forbidden_scanner_api_scanner"];
            404: components["responses"]["NotFound_event"];
            426: components["responses"]["UpgradeRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readRoster: {
        parameters: {
            query?: {
                /** @description How many items to answer at most. A page of large items ends early, at about a megabyte: `has_more` says whether the list goes on. */
                limit?: components["parameters"]["PageParameters.limit"];
                /** @description `page.next_cursor` of the page before, to go on from there with the same filters. */
                cursor?: components["parameters"]["PageParameters.cursor"];
                /** @description Only tickets that changed since: `page.as_of` of an earlier answer, or a timestamp. What changes meanwhile appears again. A timestamp also shows what changed in the minute before it. */
                since?: components["parameters"]["RosterParameters.since"];
                /** @description The signature in the address that the manifest gives; with it no key is needed. */
                link?: components["parameters"]["RosterParameters.link"];
            };
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
                /** @description The version of the software of the scanner, such as `2.1.0`. One that is too old is refused with 426. Of a device that does not send it, the version that it was paired with is judged; of a key, none. */
                "X-Scanner-Version"?: components["parameters"]["ScannerVersion"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tickets; `page.as_of` is where to go on next time. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RosterPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized_at_scanner"];
            403: components["responses"]["Forbidden_scanner_api_scanner"];
            404: components["responses"]["NotFound_event"];
            /** @description `link_expired`: The signed address was good until a time that has passed. */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            426: components["responses"]["UpgradeRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getGateCounts: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
                /** @description The version of the software of the scanner, such as `2.1.0`. One that is too old is refused with 426. Of a device that does not send it, the version that it was paired with is judged; of a key, none. */
                "X-Scanner-Version"?: components["parameters"]["ScannerVersion"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who is expected and who was let in, counted within the last seconds. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GateCounts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized_at_scanner"];
            403: components["responses"]["Forbidden_scanner_api_scanner"];
            404: components["responses"]["NotFound_event"];
            426: components["responses"]["UpgradeRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    findTicketsByEmail: {
        parameters: {
            query: {
                /**
                 * @description The whole email address.
                 * @example gulsen.caglayan@example.com
                 */
                email: components["schemas"]["EmailAddress"];
            };
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
                /** @description The version of the software of the scanner, such as `2.1.0`. One that is too old is refused with 426. Of a device that does not send it, the version that it was paired with is judged; of a key, none. */
                "X-Scanner-Version"?: components["parameters"]["ScannerVersion"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tickets of the address, as they are on the roster. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundTickets"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized_at_scanner"];
            /**
             * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
             *
             *     `api_key_cannot_search`: Only a paired device finds people by their email address; a key cannot do it.
             *
             *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            404: components["responses"]["NotFound_event"];
            426: components["responses"]["UpgradeRequired"];
            /** @description `rate_limited`: The key has used up its requests of this minute. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSourceConnections: {
        parameters: {
            query?: {
                /** @description How many items to answer at most. A page of large items ends early, at about a megabyte: `has_more` says whether the list goes on. */
                limit?: components["parameters"]["PageParameters.limit"];
                /** @description `page.next_cursor` of the page before, to go on from there with the same filters. */
                cursor?: components["parameters"]["PageParameters.cursor"];
            };
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of source connections. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceConnectionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_admin_api_read"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createSourceConnection: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description A source connection to make. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSourceConnection"];
            };
        };
        responses: {
            /** @description What was made, and where it is found from now on. */
            201: {
                headers: {
                    /**
                     * @description Where the object is found from now on, as a path below the host.
                     * @example /v1/source-connections/01JQ91A1B2C3D4E5F6G7H8J9K4
                     */
                    location: string;
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceConnection"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
             *
             *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
             *
             *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
             *
             *     `api_key_group`: The object is outside the group that the key is limited to, or belongs to the whole organization.
             *
             *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            409: components["responses"]["Conflict_post_once"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `source_refused`: The source platform does not let the connection read. `details.reason` says why: `token_expired` of a token that worked before, `token_refused` of one that never did, `not_allowed`. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            /** @description `source_unavailable`: The source platform cannot be read now. `details.reason` says why: `timeout`, `unreachable`, `failed`, `rate_limited`, `unreadable`. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSourceConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The source connection, by its id.
                 * @example 01JQ91A1B2C3D4E5F6G7H8J9K4
                 */
                connection: components["parameters"]["SourceConnectionPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The source connection. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceConnection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_admin_api_read"];
            404: components["responses"]["NotFound_connection"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteSourceConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The source connection, by its id.
                 * @example 01JQ91A1B2C3D4E5F6G7H8J9K4
                 */
                connection: components["parameters"]["SourceConnectionPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_admin_api_write_change"];
            404: components["responses"]["NotFound_connection"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSourceEvents: {
        parameters: {
            query?: {
                /** @description How many items to answer at most. A page of large items ends early, at about a megabyte: `has_more` says whether the list goes on. */
                limit?: components["parameters"]["PageParameters.limit"];
                /** @description `page.next_cursor` of the page before, to go on from there with the same filters. */
                cursor?: components["parameters"]["PageParameters.cursor"];
            };
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The source connection, by its id.
                 * @example 01JQ91A1B2C3D4E5F6G7H8J9K4
                 */
                connection: components["parameters"]["SourceConnectionPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events on the platform, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceEventPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_admin_api_read"];
            404: components["responses"]["NotFound_connection"];
            /** @description `source_refused`: The source platform does not let the connection read. `details.reason` says why: `token_expired` of a token that worked before, `token_refused` of one that never did, `not_allowed`. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            /** @description `source_unavailable`: The source platform cannot be read now. `details.reason` says why: `timeout`, `unreachable`, `failed`, `rate_limited`, `unreadable`. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSourceTicketClasses: {
        parameters: {
            query?: {
                /** @description How many items to answer at most. A page of large items ends early, at about a megabyte: `has_more` says whether the list goes on. */
                limit?: components["parameters"]["PageParameters.limit"];
                /** @description `page.next_cursor` of the page before, to go on from there with the same filters. */
                cursor?: components["parameters"]["PageParameters.cursor"];
            };
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The source connection, by its id.
                 * @example 01JQ91A1B2C3D4E5F6G7H8J9K4
                 */
                connection: components["parameters"]["SourceConnectionPath"];
                /**
                 * @description The event on the platform, by what the platform calls it.
                 * @example 188266320157
                 */
                source_event: components["parameters"]["SourceEventPath.source_event"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of ticket classes of the event. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceTicketClassPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_admin_api_read"];
            /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description `source_refused`: The source platform does not let the connection read. `details.reason` says why: `token_expired` of a token that worked before, `token_refused` of one that never did, `not_allowed`. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            /** @description `source_unavailable`: The source platform cannot be read now. `details.reason` says why: `timeout`, `unreachable`, `failed`, `rate_limited`, `unreadable`. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getEventTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template of the event. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_api_read"];
            404: components["responses"]["NotFound_event"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listReadyTemplates: {
        parameters: {
            query?: {
                /** @description How many items to answer at most. A page of large items ends early, at about a megabyte: `has_more` says whether the list goes on. */
                limit?: components["parameters"]["PageParameters.limit"];
                /** @description `page.next_cursor` of the page before, to go on from there with the same filters. */
                cursor?: components["parameters"]["PageParameters.cursor"];
            };
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All ready templates, each with what it brings, unless `limit` asks for fewer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadyTemplateList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_api_read"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createTemplateImport: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to make an event from. Exactly one of `template` and `ready_template` is given. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTemplateImport"];
            };
        };
        responses: {
            /** @description What was made, and where it is found from now on. */
            201: {
                headers: {
                    /**
                     * @description Where the object is found from now on, as a path below the host.
                     * @example /v1/jobs/01JGFJK07Q2S4V6X8Z0B2D4F6H
                     */
                    location: string;
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
             *
             *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
             *
             *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
             *
             *     `api_key_group`: The object is outside the group that the key is limited to, or belongs to the whole organization.
             *
             *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /**
             * @description `idempotency_conflict`: The same `Idempotency-Key` was used before with another method, path, query or body.
             *
             *     `idempotency_in_progress`: The first request with this `Idempotency-Key` is still being worked on.
             *
             *     `conflict`: The change contradicts what is there, such as a code that is taken.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createSourceImport: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
            };
            cookie?: never;
        };
        /** @description People to bring over from another ticketing platform. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSourceImport"];
            };
        };
        responses: {
            /** @description What is still being worked on, and where it is found meanwhile. */
            202: {
                headers: {
                    /**
                     * @description Where the object is found from now on, as a path below the host.
                     * @example /v1/jobs/01JQ91C3D4E5F6G7H8J9K4M5N6
                     */
                    location: string;
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
             *
             *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
             *
             *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
             *
             *     `api_key_group`: The object is outside the group that the key is limited to, or belongs to the whole organization.
             *
             *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /**
             * @description `idempotency_conflict`: The same `Idempotency-Key` was used before with another method, path, query or body.
             *
             *     `idempotency_in_progress`: The first request with this `Idempotency-Key` is still being worked on.
             *
             *     `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `source_refused`: The source platform does not let the connection read. `details.reason` says why: `token_expired` of a token that worked before, `token_refused` of one that never did, `not_allowed`. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            /**
             * @description `rate_limited`: The key has used up its requests of this minute.
             *
             *     `quota_exceeded`: The organization is past 150 % of its monthly calls. Calls are refused until the 1st of the next month (UTC).
             *
             *     `jobs_limit_reached`: The organization has as many imports and exports that wait or are at work as it may, or files of that size for them.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["InternalServerError"];
            /** @description `source_unavailable`: The source platform cannot be read now. `details.reason` says why: `timeout`, `unreachable`, `failed`, `rate_limited`, `unreadable`. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    findTickets: {
        parameters: {
            query?: {
                /** @description How many items to answer at most. A page of large items ends early, at about a megabyte: `has_more` says whether the list goes on. */
                limit?: components["parameters"]["PageParameters.limit"];
                /** @description `page.next_cursor` of the page before, to go on from there with the same filters. */
                cursor?: components["parameters"]["PageParameters.cursor"];
                /** @description Only those of this event (id or code). */
                event?: components["parameters"]["OfEvent"];
                /** @description Only those of registrations of this group (id or code) and of those below it. */
                group?: components["parameters"]["OfEventAndGroup.group"];
                /** @description Only tickets in this status. */
                status?: components["parameters"]["TicketFilters.status"];
                /** @description Only tickets of this registration. */
                registration?: components["parameters"]["TicketFilters.registration"];
                /** @description Only tickets that this person is on. */
                attendee?: components["parameters"]["TicketFilters.attendee"];
                /** @description Only the ticket with this code, whatever became of it; as in a scan, in capitals or not and whatever spaces are around it. */
                code?: components["parameters"]["TicketFilters.code"];
                /** @description `oldest_first` is the order of making; `newest_first` begins with what was made last. A cursor goes on in the order that it came from. */
                order?: components["parameters"]["OrderParameter"];
            };
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tickets of all events. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_api_read"];
            /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTickets: {
        parameters: {
            query?: {
                /** @description How many items to answer at most. A page of large items ends early, at about a megabyte: `has_more` says whether the list goes on. */
                limit?: components["parameters"]["PageParameters.limit"];
                /** @description `page.next_cursor` of the page before, to go on from there with the same filters. */
                cursor?: components["parameters"]["PageParameters.cursor"];
                /** @description Only tickets in this status. */
                status?: components["parameters"]["TicketFilters.status"];
                /** @description Only tickets of this registration. */
                registration?: components["parameters"]["TicketFilters.registration"];
                /** @description Only tickets that this person is on. */
                attendee?: components["parameters"]["TicketFilters.attendee"];
                /** @description Only the ticket with this code, whatever became of it; as in a scan, in capitals or not and whatever spaces are around it. */
                code?: components["parameters"]["TicketFilters.code"];
                /** @description `oldest_first` is the order of making; `newest_first` begins with what was made last. A cursor goes on in the order that it came from. */
                order?: components["parameters"]["OrderParameter"];
            };
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tickets of the event. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_api_read"];
            404: components["responses"]["NotFound_event"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    issueTicket: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
            };
            cookie?: never;
        };
        /** @description A ticket to issue. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTicket"];
            };
        };
        responses: {
            /** @description What was made, and where it is found from now on. */
            201: {
                headers: {
                    /**
                     * @description Where the object is found from now on, as a path below the host.
                     * @example /v1/events/01JGFJJZ01ES8ZNCFN6ZZ0RAK5/tickets/01JGFJP19AYN7MVSNWJ1E2N506
                     */
                    location: string;
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_write_api_write_change_post"];
            404: components["responses"]["NotFound_event_post"];
            /**
             * @description `idempotency_conflict`: The same `Idempotency-Key` was used before with another method, path, query or body.
             *
             *     `idempotency_in_progress`: The first request with this `Idempotency-Key` is still being worked on.
             *
             *     `conflict`: The change contradicts what is there, such as a code that is taken.
             *
             *     `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
                /**
                 * @description The ticket, by its id. To find one by what its QR code says, list tickets with `code`.
                 * @example 01JGFJP19AYN7MVSNWJ1E2N506
                 */
                ticket: components["parameters"]["TicketPath.ticket"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_api_read"];
            404: components["responses"]["NotFound_ticket"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTicketQr: {
        parameters: {
            query?: {
                /** @description How it is drawn. */
                format?: components["schemas"]["QrFormat"];
            };
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
                /**
                 * @description The ticket, by its id. To find one by what its QR code says, list tickets with `code`.
                 * @example 01JGFJP19AYN7MVSNWJ1E2N506
                 */
                ticket: components["parameters"]["TicketPath.ticket"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture, ready to be shown or printed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": components["schemas"]["Picture"];
                    "image/png": components["schemas"]["Picture"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_api_read"];
            404: components["responses"]["NotFound_ticket"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    voidTicket: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
                /**
                 * @description The ticket, by its id. To find one by what its QR code says, list tickets with `code`.
                 * @example 01JGFJP1G6Z1G9VHK2K7Y5ZCWV
                 */
                ticket: components["schemas"]["Ulid"];
            };
            cookie?: never;
        };
        /** @description When an act takes effect for check-in. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EffectiveTime"];
            };
        };
        responses: {
            /** @description The ticket, now voided. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_write_api_write_change_post"];
            404: components["responses"]["NotFound_ticket_post"];
            /**
             * @description `idempotency_conflict`: The same `Idempotency-Key` was used before with another method, path, query or body.
             *
             *     `idempotency_in_progress`: The first request with this `Idempotency-Key` is still being worked on.
             *
             *     `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reissueTicket: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
                /**
                 * @description The ticket, by its id. To find one by what its QR code says, list tickets with `code`.
                 * @example 01JGFJP1GGBB9545SDN2GD5EBD
                 */
                ticket: components["schemas"]["Ulid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was made, and where it is found from now on. */
            201: {
                headers: {
                    /**
                     * @description Where the object is found from now on, as a path below the host.
                     * @example /v1/events/01JGFJJZ01ES8ZNCFN6ZZ0RAK5/tickets/01JQ90F3H5K7N9Q1S3V5X7Z9B1
                     */
                    location: string;
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_write_api_write_change_post"];
            404: components["responses"]["NotFound_ticket_post"];
            /**
             * @description `idempotency_conflict`: The same `Idempotency-Key` was used before with another method, path, query or body.
             *
             *     `idempotency_in_progress`: The first request with this `Idempotency-Key` is still being worked on.
             *
             *     `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendTicket: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The event, by its id or code.
                 * @example harbour-lights
                 */
                event: components["parameters"]["EventPath"];
                /**
                 * @description The ticket, by its id. To find one by what its QR code says, list tickets with `code`.
                 * @example 01JGFJP19AYN7MVSNWJ1E2N506
                 */
                ticket: components["parameters"]["TicketPath.ticket"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses that the ticket goes to. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketMail"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_write_api_write_change_post"];
            404: components["responses"]["NotFound_ticket_post"];
            /**
             * @description `idempotency_conflict`: The same `Idempotency-Key` was used before with another method, path, query or body.
             *
             *     `idempotency_in_progress`: The first request with this `Idempotency-Key` is still being worked on.
             *
             *     `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /** @description How many items to answer at most. A page of large items ends early, at about a megabyte: `has_more` says whether the list goes on. */
                limit?: components["parameters"]["PageParameters.limit"];
                /** @description `page.next_cursor` of the page before, to go on from there with the same filters. */
                cursor?: components["parameters"]["PageParameters.cursor"];
            };
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of webhook endpoints. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_webhooks"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description A webhook endpoint to make. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWebhookEndpoint"];
            };
        };
        responses: {
            /** @description What was made, and where it is found from now on. */
            201: {
                headers: {
                    /**
                     * @description Where the object is found from now on, as a path below the host.
                     * @example /v1/webhooks/01JGFJK07M3T5W9Y1A3C5E7G9J
                     */
                    location: string;
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointWithSecret"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
             *
             *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
             *
             *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
             *
             *     `api_key_group`: The object is outside the group that the key is limited to, or belongs to the whole organization.
             *
             *     `api_key_test_mode`: A test key tried to change something that is not test data.
             *
             *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description `not_found`: There is nothing here that this key can see. An object of another organization gives the same answer. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /**
             * @description `idempotency_conflict`: The same `Idempotency-Key` was used before with another method, path, query or body.
             *
             *     `idempotency_in_progress`: The first request with this `Idempotency-Key` is still being worked on.
             *
             *     `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `webhook_url_refused`: Deliveries cannot be sent to this URL. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWebhookEventTypes: {
        parameters: {
            query?: {
                /** @description How many items to answer at most. A page of large items ends early, at about a megabyte: `has_more` says whether the list goes on. */
                limit?: components["parameters"]["PageParameters.limit"];
                /** @description `page.next_cursor` of the page before, to go on from there with the same filters. */
                cursor?: components["parameters"]["PageParameters.cursor"];
            };
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All event types, each with a sample, unless `limit` asks for fewer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEventTypeList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_webhooks"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The webhook endpoint, by its id.
                 * @example 01JGFJK07M3T5W9Y1A3C5E7G9J
                 */
                webhook: components["parameters"]["WebhookPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook endpoint. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_webhooks"];
            404: components["responses"]["NotFound_webhook"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The webhook endpoint, by its id.
                 * @example 01JGFJK08K1N3Q5S7V9X1Z3B5D
                 */
                webhook: components["schemas"]["Ulid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
             *
             *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
             *
             *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
             *
             *     `api_key_test_mode`: A test key tried to change something that is not test data.
             *
             *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            404: components["responses"]["NotFound_webhook"];
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
                /** @description The `ETag` of the object as you read it, or several: the change is made if the object still has one of them, and refused with 412 `precondition_failed` if somebody has changed it since. `*` asks only that it exists. Without it the change is made in any case. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The webhook endpoint, by its id.
                 * @example 01JGFJK07M3T5W9Y1A3C5E7G9J
                 */
                webhook: components["parameters"]["WebhookPath"];
            };
            cookie?: never;
        };
        /** @description What to change of a webhook endpoint; what is left out stays. What happened before is not told again. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointChanges"];
            };
        };
        responses: {
            /** @description The webhook endpoint as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
             *
             *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
             *
             *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
             *
             *     `api_key_group`: The object is outside the group that the key is limited to, or belongs to the whole organization.
             *
             *     `api_key_test_mode`: A test key tried to change something that is not test data.
             *
             *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            404: components["responses"]["NotFound_webhook"];
            /** @description `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `webhook_url_refused`: Deliveries cannot be sent to this URL. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The webhook endpoint, by its id.
                 * @example 01JGFJK07M3T5W9Y1A3C5E7G9J
                 */
                webhook: components["parameters"]["WebhookPath"];
            };
            cookie?: never;
        };
        /** @description Which sample to send. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TestEvent"];
            };
        };
        responses: {
            /** @description What was made, and where it is found from now on. */
            201: {
                headers: {
                    /**
                     * @description Where the object is found from now on, as a path below the host.
                     * @example /v1/webhooks/01JGFJK07M3T5W9Y1A3C5E7G9J/deliveries/01JQ90G1B2C3D4E5F6G7H8J9K2
                     */
                    location: string;
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
             *
             *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
             *
             *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
             *
             *     `api_key_test_mode`: A test key tried to change something that is not test data.
             *
             *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            404: components["responses"]["NotFound_webhook_post"];
            /**
             * @description `idempotency_conflict`: The same `Idempotency-Key` was used before with another method, path, query or body.
             *
             *     `idempotency_in_progress`: The first request with this `Idempotency-Key` is still being worked on.
             *
             *     `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description `webhook_url_refused`: Deliveries cannot be sent to this URL. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The webhook endpoint, by its id.
                 * @example 01JGFJK07M3T5W9Y1A3C5E7G9J
                 */
                webhook: components["parameters"]["WebhookPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook endpoint, with its new signing secret, which is told once. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointWithSecret"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
             *
             *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
             *
             *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
             *
             *     `api_key_test_mode`: A test key tried to change something that is not test data.
             *
             *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            404: components["responses"]["NotFound_webhook_post"];
            409: components["responses"]["Conflict_post_once"];
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    pauseWebhook: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The webhook endpoint, by its id.
                 * @example 01JGFJK07M3T5W9Y1A3C5E7G9J
                 */
                webhook: components["parameters"]["WebhookPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook endpoint, now paused. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
             *
             *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
             *
             *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
             *
             *     `api_key_test_mode`: A test key tried to change something that is not test data.
             *
             *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            404: components["responses"]["NotFound_webhook_post"];
            409: components["responses"]["Conflict_post_once"];
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    enableWebhook: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The webhook endpoint, by its id.
                 * @example 01JGFJK07M3T5W9Y1A3C5E7G9J
                 */
                webhook: components["parameters"]["WebhookPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook endpoint, now enabled. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
             *
             *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
             *
             *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
             *
             *     `api_key_test_mode`: A test key tried to change something that is not test data.
             *
             *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            404: components["responses"]["NotFound_webhook_post"];
            /**
             * @description `idempotency_conflict`: The same `Idempotency-Key` was used before with another method, path, query or body.
             *
             *     `idempotency_in_progress`: The first request with this `Idempotency-Key` is still being worked on.
             *
             *     `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            /** @description `webhook_url_refused`: Deliveries cannot be sent to this URL. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description How many items to answer at most. A page of large items ends early, at about a megabyte: `has_more` says whether the list goes on. */
                limit?: components["parameters"]["PageParameters.limit"];
                /** @description `page.next_cursor` of the page before, to go on from there with the same filters. */
                cursor?: components["parameters"]["PageParameters.cursor"];
                /** @description Only deliveries of this status. */
                status?: components["parameters"]["DeliveryFilters.status"];
                /** @description Only deliveries of this event (id or code), or of this event type. Only types contain a dot. */
                event?: components["parameters"]["DeliveryFilters.event"];
            };
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The webhook endpoint, by its id.
                 * @example 01JGFJK07M3T5W9Y1A3C5E7G9J
                 */
                webhook: components["parameters"]["WebhookPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_webhooks"];
            404: components["responses"]["NotFound_webhook"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The webhook endpoint, by its id.
                 * @example 01JGFJK07M3T5W9Y1A3C5E7G9J
                 */
                webhook: components["parameters"]["WebhookPath"];
                /**
                 * @description The delivery, by its id.
                 * @example 01JGFJK07N5V7X9Z1B3D5F7H9K
                 */
                delivery: components["parameters"]["DeliveryOfWebhookPath.delivery"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, with what was sent and what came back. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden_read_webhooks"];
            404: components["responses"]["NotFound_delivery"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    replayWebhookDelivery: {
        parameters: {
            query?: never;
            header: {
                /** @description A value of your own, new for each new request. Sent again with the same request within 24 hours, it gets the first answer back (with `Idempotent-Replayed: true`) and nothing is done twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; without one, or with one that cannot be used, the request gets a new id. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan with `automation_apps`. */
                "X-Service-Client"?: components["parameters"]["ServiceClient"];
            };
            path: {
                /**
                 * @description The delivery, by its id.
                 * @example 01JGFJK07N5V7X9Z1B3D5F7H9K
                 */
                delivery: components["parameters"]["DeliveryPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was made, and where it is found from now on. */
            201: {
                headers: {
                    /**
                     * @description Where the object is found from now on, as a path below the host.
                     * @example /v1/webhooks/01JGFJK07M3T5W9Y1A3C5E7G9J/deliveries/01JQ90G1B2C3D4E5F6G7H8J9K3
                     */
                    location: string;
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["BadRequest_post"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `api_key_ip_not_allowed`: The key is limited to certain addresses, and the request came from another.
             *
             *     `api_key_scope`: The key lacks the scope that the operation needs. Scopes are exact: `admin` does not include `read` or `write`.
             *
             *     `entitlement_required`: The organization's plan does not include this part of the API, or apps that name themselves in `X-Service-Client`. A paired device needs the latter only.
             *
             *     `api_key_test_mode`: A test key tried to change something that is not test data.
             *
             *     `instance_read_only`: Self-hosted only: the license was revoked and its seven days are over. Reads and exports work, writes do not.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            404: components["responses"]["NotFound_delivery_post"];
            /**
             * @description `idempotency_conflict`: The same `Idempotency-Key` was used before with another method, path, query or body.
             *
             *     `idempotency_in_progress`: The first request with this `Idempotency-Key` is still being worked on.
             *
             *     `invalid_state`: The object is not in a state in which this can be done. `details.state` names the state.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            /** @description `replay_window_over`: The delivery was first sent too long ago to be sent again. */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description `webhook_url_refused`: Deliveries cannot be sent to this URL. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests_change"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    onRegistrationCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<hex>`: the lower-case hex HMAC-SHA256, keyed with the endpoint's secret, of `<t>.<raw body>`, over the body
                 *     bytes exactly as received. For 24 hours after a rotation there are two `v1`, the new secret's first. Compare in constant time,
                 *     and refuse a `t` more than 300 seconds from your own clock.
                 */
                "Service-Signature": string;
                /** @description The delivery: the same for each attempt, another for each endpoint and each replay. */
                "Service-Delivery-Id": components["schemas"]["Ulid"];
                /** @description Which attempt of the delivery it is, from 1. */
                "Service-Delivery-Attempt": number;
                /** @description What happened, as `type` in the body, so that it can be routed unread. */
                "Service-Event-Type": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The envelope of `registration.created`. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationCreatedEnvelope"];
            };
        };
        responses: {
            /** @description The receiver has taken the delivery. Any status from 200 to 299 counts. The receiver of an app answers 410 when nobody is subscribed there any more; elsewhere that is a failure like others. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRegistrationUpdated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<hex>`: the lower-case hex HMAC-SHA256, keyed with the endpoint's secret, of `<t>.<raw body>`, over the body
                 *     bytes exactly as received. For 24 hours after a rotation there are two `v1`, the new secret's first. Compare in constant time,
                 *     and refuse a `t` more than 300 seconds from your own clock.
                 */
                "Service-Signature": string;
                /** @description The delivery: the same for each attempt, another for each endpoint and each replay. */
                "Service-Delivery-Id": components["schemas"]["Ulid"];
                /** @description Which attempt of the delivery it is, from 1. */
                "Service-Delivery-Attempt": number;
                /** @description What happened, as `type` in the body, so that it can be routed unread. */
                "Service-Event-Type": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The envelope of `registration.updated`. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationUpdatedEnvelope"];
            };
        };
        responses: {
            /** @description The receiver has taken the delivery. Any status from 200 to 299 counts. The receiver of an app answers 410 when nobody is subscribed there any more; elsewhere that is a failure like others. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRegistrationConfirmed: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<hex>`: the lower-case hex HMAC-SHA256, keyed with the endpoint's secret, of `<t>.<raw body>`, over the body
                 *     bytes exactly as received. For 24 hours after a rotation there are two `v1`, the new secret's first. Compare in constant time,
                 *     and refuse a `t` more than 300 seconds from your own clock.
                 */
                "Service-Signature": string;
                /** @description The delivery: the same for each attempt, another for each endpoint and each replay. */
                "Service-Delivery-Id": components["schemas"]["Ulid"];
                /** @description Which attempt of the delivery it is, from 1. */
                "Service-Delivery-Attempt": number;
                /** @description What happened, as `type` in the body, so that it can be routed unread. */
                "Service-Event-Type": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The envelope of `registration.confirmed`. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationConfirmedEnvelope"];
            };
        };
        responses: {
            /** @description The receiver has taken the delivery. Any status from 200 to 299 counts. The receiver of an app answers 410 when nobody is subscribed there any more; elsewhere that is a failure like others. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRegistrationWaitlisted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<hex>`: the lower-case hex HMAC-SHA256, keyed with the endpoint's secret, of `<t>.<raw body>`, over the body
                 *     bytes exactly as received. For 24 hours after a rotation there are two `v1`, the new secret's first. Compare in constant time,
                 *     and refuse a `t` more than 300 seconds from your own clock.
                 */
                "Service-Signature": string;
                /** @description The delivery: the same for each attempt, another for each endpoint and each replay. */
                "Service-Delivery-Id": components["schemas"]["Ulid"];
                /** @description Which attempt of the delivery it is, from 1. */
                "Service-Delivery-Attempt": number;
                /** @description What happened, as `type` in the body, so that it can be routed unread. */
                "Service-Event-Type": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The envelope of `registration.waitlisted`. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationWaitlistedEnvelope"];
            };
        };
        responses: {
            /** @description The receiver has taken the delivery. Any status from 200 to 299 counts. The receiver of an app answers 410 when nobody is subscribed there any more; elsewhere that is a failure like others. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRegistrationApproved: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<hex>`: the lower-case hex HMAC-SHA256, keyed with the endpoint's secret, of `<t>.<raw body>`, over the body
                 *     bytes exactly as received. For 24 hours after a rotation there are two `v1`, the new secret's first. Compare in constant time,
                 *     and refuse a `t` more than 300 seconds from your own clock.
                 */
                "Service-Signature": string;
                /** @description The delivery: the same for each attempt, another for each endpoint and each replay. */
                "Service-Delivery-Id": components["schemas"]["Ulid"];
                /** @description Which attempt of the delivery it is, from 1. */
                "Service-Delivery-Attempt": number;
                /** @description What happened, as `type` in the body, so that it can be routed unread. */
                "Service-Event-Type": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The envelope of `registration.approved`. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationApprovedEnvelope"];
            };
        };
        responses: {
            /** @description The receiver has taken the delivery. Any status from 200 to 299 counts. The receiver of an app answers 410 when nobody is subscribed there any more; elsewhere that is a failure like others. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRegistrationDeclined: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<hex>`: the lower-case hex HMAC-SHA256, keyed with the endpoint's secret, of `<t>.<raw body>`, over the body
                 *     bytes exactly as received. For 24 hours after a rotation there are two `v1`, the new secret's first. Compare in constant time,
                 *     and refuse a `t` more than 300 seconds from your own clock.
                 */
                "Service-Signature": string;
                /** @description The delivery: the same for each attempt, another for each endpoint and each replay. */
                "Service-Delivery-Id": components["schemas"]["Ulid"];
                /** @description Which attempt of the delivery it is, from 1. */
                "Service-Delivery-Attempt": number;
                /** @description What happened, as `type` in the body, so that it can be routed unread. */
                "Service-Event-Type": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The envelope of `registration.declined`. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationDeclinedEnvelope"];
            };
        };
        responses: {
            /** @description The receiver has taken the delivery. Any status from 200 to 299 counts. The receiver of an app answers 410 when nobody is subscribed there any more; elsewhere that is a failure like others. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRegistrationCancelled: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<hex>`: the lower-case hex HMAC-SHA256, keyed with the endpoint's secret, of `<t>.<raw body>`, over the body
                 *     bytes exactly as received. For 24 hours after a rotation there are two `v1`, the new secret's first. Compare in constant time,
                 *     and refuse a `t` more than 300 seconds from your own clock.
                 */
                "Service-Signature": string;
                /** @description The delivery: the same for each attempt, another for each endpoint and each replay. */
                "Service-Delivery-Id": components["schemas"]["Ulid"];
                /** @description Which attempt of the delivery it is, from 1. */
                "Service-Delivery-Attempt": number;
                /** @description What happened, as `type` in the body, so that it can be routed unread. */
                "Service-Event-Type": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The envelope of `registration.cancelled`. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationCancelledEnvelope"];
            };
        };
        responses: {
            /** @description The receiver has taken the delivery. Any status from 200 to 299 counts. The receiver of an app answers 410 when nobody is subscribed there any more; elsewhere that is a failure like others. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onAttendeeAdded: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<hex>`: the lower-case hex HMAC-SHA256, keyed with the endpoint's secret, of `<t>.<raw body>`, over the body
                 *     bytes exactly as received. For 24 hours after a rotation there are two `v1`, the new secret's first. Compare in constant time,
                 *     and refuse a `t` more than 300 seconds from your own clock.
                 */
                "Service-Signature": string;
                /** @description The delivery: the same for each attempt, another for each endpoint and each replay. */
                "Service-Delivery-Id": components["schemas"]["Ulid"];
                /** @description Which attempt of the delivery it is, from 1. */
                "Service-Delivery-Attempt": number;
                /** @description What happened, as `type` in the body, so that it can be routed unread. */
                "Service-Event-Type": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The envelope of `attendee.added`. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttendeeAddedEnvelope"];
            };
        };
        responses: {
            /** @description The receiver has taken the delivery. Any status from 200 to 299 counts. The receiver of an app answers 410 when nobody is subscribed there any more; elsewhere that is a failure like others. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onAttendeeUpdated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<hex>`: the lower-case hex HMAC-SHA256, keyed with the endpoint's secret, of `<t>.<raw body>`, over the body
                 *     bytes exactly as received. For 24 hours after a rotation there are two `v1`, the new secret's first. Compare in constant time,
                 *     and refuse a `t` more than 300 seconds from your own clock.
                 */
                "Service-Signature": string;
                /** @description The delivery: the same for each attempt, another for each endpoint and each replay. */
                "Service-Delivery-Id": components["schemas"]["Ulid"];
                /** @description Which attempt of the delivery it is, from 1. */
                "Service-Delivery-Attempt": number;
                /** @description What happened, as `type` in the body, so that it can be routed unread. */
                "Service-Event-Type": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The envelope of `attendee.updated`. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttendeeUpdatedEnvelope"];
            };
        };
        responses: {
            /** @description The receiver has taken the delivery. Any status from 200 to 299 counts. The receiver of an app answers 410 when nobody is subscribed there any more; elsewhere that is a failure like others. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onAttendeeCancelled: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<hex>`: the lower-case hex HMAC-SHA256, keyed with the endpoint's secret, of `<t>.<raw body>`, over the body
                 *     bytes exactly as received. For 24 hours after a rotation there are two `v1`, the new secret's first. Compare in constant time,
                 *     and refuse a `t` more than 300 seconds from your own clock.
                 */
                "Service-Signature": string;
                /** @description The delivery: the same for each attempt, another for each endpoint and each replay. */
                "Service-Delivery-Id": components["schemas"]["Ulid"];
                /** @description Which attempt of the delivery it is, from 1. */
                "Service-Delivery-Attempt": number;
                /** @description What happened, as `type` in the body, so that it can be routed unread. */
                "Service-Event-Type": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The envelope of `attendee.cancelled`. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttendeeCancelledEnvelope"];
            };
        };
        responses: {
            /** @description The receiver has taken the delivery. Any status from 200 to 299 counts. The receiver of an app answers 410 when nobody is subscribed there any more; elsewhere that is a failure like others. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTicketIssued: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<hex>`: the lower-case hex HMAC-SHA256, keyed with the endpoint's secret, of `<t>.<raw body>`, over the body
                 *     bytes exactly as received. For 24 hours after a rotation there are two `v1`, the new secret's first. Compare in constant time,
                 *     and refuse a `t` more than 300 seconds from your own clock.
                 */
                "Service-Signature": string;
                /** @description The delivery: the same for each attempt, another for each endpoint and each replay. */
                "Service-Delivery-Id": components["schemas"]["Ulid"];
                /** @description Which attempt of the delivery it is, from 1. */
                "Service-Delivery-Attempt": number;
                /** @description What happened, as `type` in the body, so that it can be routed unread. */
                "Service-Event-Type": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The envelope of `ticket.issued`. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketIssuedEnvelope"];
            };
        };
        responses: {
            /** @description The receiver has taken the delivery. Any status from 200 to 299 counts. The receiver of an app answers 410 when nobody is subscribed there any more; elsewhere that is a failure like others. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTicketReissued: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<hex>`: the lower-case hex HMAC-SHA256, keyed with the endpoint's secret, of `<t>.<raw body>`, over the body
                 *     bytes exactly as received. For 24 hours after a rotation there are two `v1`, the new secret's first. Compare in constant time,
                 *     and refuse a `t` more than 300 seconds from your own clock.
                 */
                "Service-Signature": string;
                /** @description The delivery: the same for each attempt, another for each endpoint and each replay. */
                "Service-Delivery-Id": components["schemas"]["Ulid"];
                /** @description Which attempt of the delivery it is, from 1. */
                "Service-Delivery-Attempt": number;
                /** @description What happened, as `type` in the body, so that it can be routed unread. */
                "Service-Event-Type": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The envelope of `ticket.reissued`. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketReissuedEnvelope"];
            };
        };
        responses: {
            /** @description The receiver has taken the delivery. Any status from 200 to 299 counts. The receiver of an app answers 410 when nobody is subscribed there any more; elsewhere that is a failure like others. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTicketVoided: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<hex>`: the lower-case hex HMAC-SHA256, keyed with the endpoint's secret, of `<t>.<raw body>`, over the body
                 *     bytes exactly as received. For 24 hours after a rotation there are two `v1`, the new secret's first. Compare in constant time,
                 *     and refuse a `t` more than 300 seconds from your own clock.
                 */
                "Service-Signature": string;
                /** @description The delivery: the same for each attempt, another for each endpoint and each replay. */
                "Service-Delivery-Id": components["schemas"]["Ulid"];
                /** @description Which attempt of the delivery it is, from 1. */
                "Service-Delivery-Attempt": number;
                /** @description What happened, as `type` in the body, so that it can be routed unread. */
                "Service-Event-Type": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The envelope of `ticket.voided`. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketVoidedEnvelope"];
            };
        };
        responses: {
            /** @description The receiver has taken the delivery. Any status from 200 to 299 counts. The receiver of an app answers 410 when nobody is subscribed there any more; elsewhere that is a failure like others. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCheckinRecorded: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<hex>`: the lower-case hex HMAC-SHA256, keyed with the endpoint's secret, of `<t>.<raw body>`, over the body
                 *     bytes exactly as received. For 24 hours after a rotation there are two `v1`, the new secret's first. Compare in constant time,
                 *     and refuse a `t` more than 300 seconds from your own clock.
                 */
                "Service-Signature": string;
                /** @description The delivery: the same for each attempt, another for each endpoint and each replay. */
                "Service-Delivery-Id": components["schemas"]["Ulid"];
                /** @description Which attempt of the delivery it is, from 1. */
                "Service-Delivery-Attempt": number;
                /** @description What happened, as `type` in the body, so that it can be routed unread. */
                "Service-Event-Type": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The envelope of `checkin.recorded`. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckinRecordedEnvelope"];
            };
        };
        responses: {
            /** @description The receiver has taken the delivery. Any status from 200 to 299 counts. The receiver of an app answers 410 when nobody is subscribed there any more; elsewhere that is a failure like others. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCheckinRefused: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<hex>`: the lower-case hex HMAC-SHA256, keyed with the endpoint's secret, of `<t>.<raw body>`, over the body
                 *     bytes exactly as received. For 24 hours after a rotation there are two `v1`, the new secret's first. Compare in constant time,
                 *     and refuse a `t` more than 300 seconds from your own clock.
                 */
                "Service-Signature": string;
                /** @description The delivery: the same for each attempt, another for each endpoint and each replay. */
                "Service-Delivery-Id": components["schemas"]["Ulid"];
                /** @description Which attempt of the delivery it is, from 1. */
                "Service-Delivery-Attempt": number;
                /** @description What happened, as `type` in the body, so that it can be routed unread. */
                "Service-Event-Type": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The envelope of `checkin.refused`. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckinRefusedEnvelope"];
            };
        };
        responses: {
            /** @description The receiver has taken the delivery. Any status from 200 to 299 counts. The receiver of an app answers 410 when nobody is subscribed there any more; elsewhere that is a failure like others. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCheckinOverridden: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<hex>`: the lower-case hex HMAC-SHA256, keyed with the endpoint's secret, of `<t>.<raw body>`, over the body
                 *     bytes exactly as received. For 24 hours after a rotation there are two `v1`, the new secret's first. Compare in constant time,
                 *     and refuse a `t` more than 300 seconds from your own clock.
                 */
                "Service-Signature": string;
                /** @description The delivery: the same for each attempt, another for each endpoint and each replay. */
                "Service-Delivery-Id": components["schemas"]["Ulid"];
                /** @description Which attempt of the delivery it is, from 1. */
                "Service-Delivery-Attempt": number;
                /** @description What happened, as `type` in the body, so that it can be routed unread. */
                "Service-Event-Type": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The envelope of `checkin.overridden`. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckinOverriddenEnvelope"];
            };
        };
        responses: {
            /** @description The receiver has taken the delivery. Any status from 200 to 299 counts. The receiver of an app answers 410 when nobody is subscribed there any more; elsewhere that is a failure like others. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPaymentReceived: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<hex>`: the lower-case hex HMAC-SHA256, keyed with the endpoint's secret, of `<t>.<raw body>`, over the body
                 *     bytes exactly as received. For 24 hours after a rotation there are two `v1`, the new secret's first. Compare in constant time,
                 *     and refuse a `t` more than 300 seconds from your own clock.
                 */
                "Service-Signature": string;
                /** @description The delivery: the same for each attempt, another for each endpoint and each replay. */
                "Service-Delivery-Id": components["schemas"]["Ulid"];
                /** @description Which attempt of the delivery it is, from 1. */
                "Service-Delivery-Attempt": number;
                /** @description What happened, as `type` in the body, so that it can be routed unread. */
                "Service-Event-Type": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The envelope of `payment.received`. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentReceivedEnvelope"];
            };
        };
        responses: {
            /** @description The receiver has taken the delivery. Any status from 200 to 299 counts. The receiver of an app answers 410 when nobody is subscribed there any more; elsewhere that is a failure like others. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPaymentRefunded: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<hex>`: the lower-case hex HMAC-SHA256, keyed with the endpoint's secret, of `<t>.<raw body>`, over the body
                 *     bytes exactly as received. For 24 hours after a rotation there are two `v1`, the new secret's first. Compare in constant time,
                 *     and refuse a `t` more than 300 seconds from your own clock.
                 */
                "Service-Signature": string;
                /** @description The delivery: the same for each attempt, another for each endpoint and each replay. */
                "Service-Delivery-Id": components["schemas"]["Ulid"];
                /** @description Which attempt of the delivery it is, from 1. */
                "Service-Delivery-Attempt": number;
                /** @description What happened, as `type` in the body, so that it can be routed unread. */
                "Service-Event-Type": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The envelope of `payment.refunded`. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRefundedEnvelope"];
            };
        };
        responses: {
            /** @description The receiver has taken the delivery. Any status from 200 to 299 counts. The receiver of an app answers 410 when nobody is subscribed there any more; elsewhere that is a failure like others. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPaymentFailed: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `t=<unix seconds>,v1=<hex>`: the lower-case hex HMAC-SHA256, keyed with the endpoint's secret, of `<t>.<raw body>`, over the body
                 *     bytes exactly as received. For 24 hours after a rotation there are two `v1`, the new secret's first. Compare in constant time,
                 *     and refuse a `t` more than 300 seconds from your own clock.
                 */
                "Service-Signature": string;
                /** @description The delivery: the same for each attempt, another for each endpoint and each replay. */
                "Service-Delivery-Id": components["schemas"]["Ulid"];
                /** @description Which attempt of the delivery it is, from 1. */
                "Service-Delivery-Attempt": number;
                /** @description What happened, as `type` in the body, so that it can be routed unread. */
                "Service-Event-Type": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The envelope of `payment.failed`. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentFailedEnvelope"];
            };
        };
        responses: {
            /** @description The receiver has taken the delivery. Any status from 200 to 299 counts. The receiver of an app answers 410 when nobody is subscribed there any more; elsewhere that is a failure like others. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
