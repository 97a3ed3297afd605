### Sentences about people: accounts, devices, keys.

people-wrong = That cannot be done with this account.
people-name = Nobody can be called that here. A name has letters or digits, and letters of one alphabet only.
people-taken = This name, or one that looks like it, is taken. Choose another one.
people-reserved = This name would be taken for one of the house. Choose another one.
people-weak = A password has { $least } to { $most } characters, is not the name, and is not one that many people choose.
people-no-sign-in = Name and password do not belong together.
people-password = That is not the present password.
people-banned = This account has been shut by an administrator.
people-link = This link has been used already, or its time is over. Make a new one.
people-has-account = You have an account already.
people-no-account = Only somebody with an account can do this. Make one first: your games stay yours.
people-program = A key for programs opens tables; the account itself is changed in the browser.
people-many = There are as many of these as one person can have. Take one away first.
people-line = A message has 1 to 500 characters.
people-silent = An administrator has asked you to be quiet: you cannot write at tables.
people-no-report = There is no such report.
people-rate =
    { $seconds ->
        [one] That was too much at once. Try again in a second.
       *[other] That was too much at once. Try again in { $seconds } seconds.
    }
people-sockets =
    { $most ->
        [one] One person can have one table open at a time here. Close it first.
       *[other] One person can have { $most } tables open at a time here. Close one of them first.
    }
people-boards =
    { $most ->
        [one] One person can have one what-if board open at a time here. Close it first.
       *[other] One person can have { $most } what-if boards open at a time here. Close one of them first.
    }
people-room = All the what-if boards that this server can hold are open. Try again in a while.
people-flood = You are talking faster than anybody can listen. The connection is closed; come back in a minute.
people-signed-out = You have been signed out here.
people-no-key = This key is not known here: it was mistyped, or it has been taken away. The account page makes a new one.
people-forged = This request does not come from a page of ours. Load the page again.
people-host = This server is not known by the name in the address. Whoever runs it can set ALCAIDE_URL to that address.
people-gone = This device or key has been signed out already.
people-nobody = There is nobody of this name or id.
