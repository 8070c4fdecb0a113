module gonggo.example/clients/go

go 1.23
