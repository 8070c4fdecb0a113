@rem "npm start" says exec, so that no shell stands between npm and the service and swallows a SIGTERM; cmd.exe has no such word.
@%*
