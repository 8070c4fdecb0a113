"""Creates the first company of a new database, like the wizard of Tryton's client; for trials."""
from __future__ import annotations

from decimal import Decimal

from proteus import Model, Wizard

from .follow import session


def make_company(url: str, name: str, currency_code: str) -> None:
    with session(url):
        Currency = Model.get("currency.currency")
        currencies = Currency.find([("code", "=", currency_code)])
        currency = currencies[0] if currencies else Currency(name=currency_code, code=currency_code)
        if not currencies:
            currency.digits, currency.rounding = 0, Decimal(1)
            currency.save()
        party = Model.get("party.party")(name=name)
        party.save()
        wizard = Wizard("company.company.config")
        wizard.execute("company")
        wizard.form.party = party
        wizard.form.currency = currency
        wizard.execute("add")
    print(f"{name} is a company of this database")
