"""Makes lib/leads/deadline/holidays.json: `pip install holidays==0.105`, then `python3 tools/make-holidays.py && npm run fix`.

Public holidays and weekends of the countries in content/home/locations.yaml for three years from this one, by
vacanza/holidays (MIT), public category only; also of the states that locations.yaml names. Feasts that follow the moon are estimates, marked with ~.
"""

import datetime
import json
import pathlib
import re

import holidays
from holidays.registry import COUNTRIES

# Countries whose name in the list differs from the package's class.
OTHER_NAMES = {'USA': 'US', 'South Korea': 'KR', 'Türkiye': 'TR'}
root = pathlib.Path(__file__).parent.parent
years = range(datetime.date.today().year, datetime.date.today().year + 3)


def code(country):
    name = re.sub(r'[^A-Za-z]', '', country)
    by_name = {names[0].lower(): names[1] for names in COUNTRIES.values()}
    return OTHER_NAMES.get(country) or by_name[name.lower()]


def calendar_of(country, state=None):
    make, options = getattr(holidays, code(country)), {'years': years, 'language': 'en_US', 'subdiv': state}
    try:
        return make(islamic_show_estimated=True, **options)
    except TypeError:  # A country without such feasts does not know the option.
        return make(**options)


def written(calendar, known=()):
    days = ((day, '~' if 'estimated' in names else '') for day, names in sorted(calendar.items()) if day not in known)
    return ' '.join(f'{day:%Y-%m-%d}{mark}' for day, mark in days)


def days_of(country):
    calendar = calendar_of(country)
    # Python counts from Monday = 0, JavaScript from Sunday = 0.
    rest = sorted((day + 1) % 7 for day in calendar.weekend)
    return {'rest': rest, 'closed': written(calendar)}


text = (root / 'content/home/locations.yaml').read_text()
states = re.findall(r"\{ city: '([^,]+), ([^']+)'.*?, state: '?(\w+)'? \}", text)
countries = sorted(set(re.findall(r"\{ city: '[^,]+, ([^']+)'", text)))
data = {
    'to': f'{years[-1]}-12-31',
    'countries': {country: days_of(country) for country in countries},
    # Holidays of a city's state that its country lacks.
    'local': {f'{city}, {country}': written(calendar_of(country, state), calendar_of(country)) for city, country, state in states},
}
target = root / 'lib/leads/deadline/holidays.json'
target.write_text(json.dumps(data, ensure_ascii=False, indent=2) + '\n')
