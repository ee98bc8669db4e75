/** What `npm run staff -- help` prints. */
export const membersHelpText = `Says who is staff.

  npm run staff                                  list the members
  npm run staff -- add "NAME" EMAIL              make a member, and print the link that lets them in:
                                                 it opens once, within a day; hand it over yourself
      --role reader|staff|admin                  reader reads (the default), staff also change the state of
                                                 applications, an admin also erases them and manages members
      --auditor                                  may also read who looked at what
  npm run staff -- remove EMAIL [--yes]          end every session of a member and remove the account
  npm run staff -- second-factor required        members see nothing before they give a code (the default)
  npm run staff -- second-factor optional

Again "add" for a member changes the role, and prints a link for a new password.
Hosted: set SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY. Otherwise the embedded backend of LOCAL_DATA_DIR is used.
DESK_URL is the address of the desk, for the link.
`;
