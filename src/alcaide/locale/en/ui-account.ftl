## Who plays here, and accounts

ui-account-title = Account
ui-account-none = Nobody signs in here
ui-account-none-text = This table stands on your own computer: everything on it is yours without an account.
ui-account-welcome = Welcome
ui-account-text = What is kept of you, and where you are signed in.
ui-account-guest-text = You are playing as a guest: this browser alone knows you. With an account you keep your games on every device.
ui-account-stranger-text = Nothing is asked of you but a name: no address, no phone number.
ui-account-password = Password
ui-account-password-hint = At least 8 characters. Leave it empty to sign in by links only, which you make on a device where you are signed in.
ui-account-password-old = Present password
ui-account-password-new = New password
ui-account-password-none = This account has no password yet.
ui-account-password-ends = At least 8 characters. All your other devices are signed out.
ui-account-password-do = Change the password
ui-account-password-set = Set a password
ui-account-new = Make an account
ui-account-new-text = A name and a password, and your games are yours on every device.
ui-account-new-guest = Your seats and your games stay as they are.
ui-account-new-do = Make the account
ui-account-sign-in-guest = Games that you began as a guest stay with the guest. To keep them, make an account instead.
ui-account-sign-in-link = Forgotten, or no password? Make a link on a device where you are signed in, or ask whoever runs this server for one.
ui-account-follow = Sign in by a link
ui-account-follow-text = This link signs you in on this device. Go on only if you made it yourself or asked for it.
ui-account-follow-do = Sign in on this device
ui-account-follow-no = Not now
ui-account-profile = You
ui-account-rename = Change the name
ui-account-kept = Done.
ui-account-colours = Colours you like to play
ui-account-colours-text = In this order; the first one that is free is yours.
ui-account-colour = { $colour }, number { $place }
ui-account-devices = Devices
ui-account-device = { $browser } on { $system }
ui-account-device-other = Another program
ui-account-here = This device
ui-account-seen = Last used: { $when }
ui-account-end = Sign out
ui-account-end-of = Sign out: { $device }
ui-account-end-others = Sign out all others
ui-account-link = Link for another device
ui-account-link-text = For another device: a link that signs you in there. It works once, for 15 minutes.
ui-account-link-do = Make a link
ui-account-copy = Copy
ui-account-keys = Keys for programs
ui-account-keys-text = A program with a key plays in your name. It cannot change your account.
ui-account-key = Key
ui-account-key-label = For which program?
ui-account-key-do = Make a key
ui-account-key-once = Copy the key now: it is not shown again.
ui-account-revoke = Revoke
ui-account-revoke-of = Revoke the key “{ $key }”
ui-account-leave = Leaving
ui-account-leave-text = Your data can be taken along as a file. Deleting is for good.
ui-account-out = Sign out
ui-account-out-lost = This account has no password and no passkey, and is signed in nowhere else: whoever signs out does not get in again. Set a password or add a passkey first, or make a link.
ui-account-out-sure = A guest who signs out cannot come back, and leaves empty seats. Make an account first to keep them.
ui-account-stay = Stay
ui-account-export = Download my data
ui-account-delete = Delete everything
ui-account-delete-sure = Your name disappears, also from finished games; your seats in running games are given up. This cannot be undone.

## Notices to somebody who is away

ui-holidays = Holidays
ui-holidays-text = While you are on holiday your time stands still in all your games over several days. You may take { $year } days in any twelve months, at once or announced up to a year ahead.
ui-holidays-left =
    { $days ->
        [0] All of them are used up.
        [one] One day is left.
       *[other] { $days } days are left.
    }
ui-holidays-until = You are on holiday until { $when }.
ui-holidays-from = First day
ui-holidays-days = Days
ui-holidays-days-now = Days, from now on
ui-holidays-more = More days
ui-holidays-do = Go on holiday
ui-holidays-longer = Stay longer
ui-holidays-announce = Announce
ui-holidays-kept = The holiday is announced. At your tables it shows once it begins.
ui-holidays-announced = Announced holidays
ui-holidays-count =
    { $days ->
        [one] One day
       *[other] { $days } days
    }
ui-holidays-withdraw = Withdraw
ui-holidays-withdraw-of = Withdraw the holiday that begins on { $when }
ui-holidays-end-text = Days that have not begun are given back to you.
ui-notices = Notices
ui-notices-text = When you are away and others wait for you, Alcaide can let you know: once for each turn, not before a minute has passed, and in one notice for all tables. In live games only your browser is told, after ten seconds.
ui-notices-browser = In this browser
ui-notices-browser-text = Even when no page of Alcaide is open. The notice goes through the push service of whoever makes your browser; it is encrypted, so that they learn that something came, but not what.
ui-notices-browser-none = This browser takes no notices. On an iPhone or iPad put Alcaide on the home screen first and open it from there.
ui-notices-browser-do = Notify in this browser
ui-notices-address = To another service
ui-notices-address-label = Address
ui-notices-address-hint = E-mail, Telegram, Discord, ntfy and many more, written as Apprise does: mailto://, tgram://, discord://, ntfy://. It is kept like a password and never shown again. The service gets the name of the game, who plays, and the time that is left.
ui-notices-address-do = Add the address
ui-notices-guest = With an account you can be told by e-mail, Telegram, Discord, ntfy and many other services as well.
ui-notices-test = Test
ui-notices-test-of = Send a test: { $way }
ui-notices-remove = Remove
ui-notices-remove-of = Remove: { $way }
ui-notices-sent = A test is on its way.
ui-notices-when = Let me know
ui-notices-when-turn = when it is my turn
ui-notices-when-soon = when my time is nearly up
ui-notices-when-table = when a seat is kept for me, and when a game ends
ui-account-told = From the house
ui-account-told-word = A word from the house, { $since }
ui-account-told-silence = { $until ->
    [over] From { $since } you could not write at tables for some time; now you can again
    [good] Since { $since } you cannot write at tables any more
   *[other] You cannot write at tables from { $since } until { $until }
}
ui-account-told-kick = You were sent from a table, { $since }
ui-account-told-ban = { $until ->
    [over] From { $since } this account was shut for some time; now it is open again
    [good] Since { $since } this account is shut for good
   *[other] This account is shut from { $since } until { $until }
}
ui-account-told-annul = { $until ->
    [over] The result of a game, annulled on { $since }, counts again
   *[other] The result of a game was annulled on { $since }
}
ui-account-told-table = To the table
ui-account-told-why = The reason: { $why }
ui-account-told-answer = Your answer: { $answer }
ui-account-told-kept = Somebody else has read it: it stays as it is.
ui-account-told-lifted = Somebody else has read it: it is lifted.
ui-account-told-say = Your answer
ui-account-told-once = You can answer once. Somebody reads it who did not decide.
ui-account-told-do = Answer
ui-account-door-closed = This house takes no new accounts at the moment.
ui-account-door-invited = New accounts are made here by invitation: open the address that you were sent.
ui-account-door-guest = You are invited: make your account.

## Ways in

ui-account-you = You and your games
ui-account-ways-in = Getting in
ui-account-programs = Programs and data
ui-passkeys = Passkeys
ui-passkeys-text = With a passkey you sign in by fingerprint, face or the code of your device, without a name or a password. It works here only, and nobody can trick it out of you.
ui-passkey-add = Add a passkey
ui-passkey-in = Sign in with a passkey
ui-passkey-or = or by name and password
ui-passkey-name = Name of the passkey
ui-passkey-keep = Keep
ui-passkey-rename = Rename
ui-passkey-rename-of = Rename the passkey “{ $key }”
ui-passkey-remove-of = Remove the passkey “{ $key }”
ui-passkey-synced = Synced between your devices
ui-passkey-not = No passkey was chosen.
ui-passkey-there = There is a passkey for this account on this device already.
ui-passkey-fails = This browser could not use a passkey here.
ui-passkey-elsewhere = This browser cannot make passkeys on this page. They need a server with a name of its own, and https.
ui-recovery = If you lose everything else
ui-recovery-text = By an address of yours you get in again without password, passkey or device. It is used for nothing else, and nobody else sees it.
ui-recovery-address = Address of your mailbox
ui-recovery-other = Another address
ui-recovery-do = Send a mail to confirm it
ui-recovery-sent = A mail is on its way. The link in it confirms the address.
ui-recovery-waits = Not confirmed yet: follow the link in the mail
ui-recovery-confirmed = Confirmed
ui-recovery-used = Last used to get in: { $when }
ui-recovery-confirm = Is this your mailbox?
ui-recovery-confirm-text = Then you get back into your account by it. If you have not asked for this, leave it.
ui-recovery-confirm-do = Yes, confirm it
ui-recovery-on = Go on
ui-lost-title = I cannot get in
ui-lost-who = Your name here, or the address you have confirmed
ui-lost-hint = If you have confirmed an address, a link is sent there that signs you in once, within 30 minutes.
ui-lost-do = Send me a link
ui-lost-sent = If there is such an account with a confirmed address, a link is on its way to it.
ui-lost-back = Back
ui-key-scopes = What may it do?
ui-key-play = Play
ui-key-play-text = Take free seats and move
ui-key-tables = Tables
ui-key-tables-text = Set up, invite to and delete tables
ui-key-read = Read
ui-key-read-text = Look at tables, lists and records
ui-key-none = A key has to be good for something.
ui-key-lasts = For how long?
ui-key-days =
    { $days ->
        [365] One year
       *[other] { $days } days
    }
ui-key-until = Until { $when }
ui-key-over = Ended on { $when }
ui-key-for-ever = Without an end
