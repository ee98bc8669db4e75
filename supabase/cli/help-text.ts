/** What `npm run applications -- help` prints. */
export const helpText = `Reads and deletes applications.

  npm run applications                              list, newest first; repeated ones stand together
      -- list --search TEXT                         part of a name or an e-mail address
      -- list --job ID --since DATE --until DATE    filters; dates as 2026-11-20 (UTC), both included
      -- list --csv --output=FILE                   a new file that only you can read; also --json
                                                    (npm writes lines of its own before what "> FILE" would catch)
  npm run applications -- show ID                   one, with a link to its resume that lives 5 minutes
  npm run applications -- export DIR                a CSV, the PDFs and a file to restore from; goes on where it was
                                                    cut off; same filters
  npm run applications -- restore DIR [--yes]       writes an export back; what is there stays as it is
  npm run applications -- remove ID [--yes]         one, with its file (a request to be deleted)
  npm run applications -- purge --older-than 365d [--yes]
  npm run applications -- orphans [--delete] [--yes]  files without an application

ID is the id of an application or the beginning of it, at least 4 characters, or
the reference that the applicant has, like 7F3A-91C2.
Hosted: set SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY. Otherwise the embedded backend of LOCAL_DATA_DIR is used.
`;
