"""Settings to try the dashboard: Superset in Korean, data in SUPERSET_HOME, secret in SUPERSET_SECRET_KEY."""

BABEL_DEFAULT_LOCALE = "ko"
LANGUAGES = {"ko": {"flag": "kr", "name": "한국어"}, "en": {"flag": "us", "name": "English"}}
