import type { RefObject } from 'react';
import { categoryFilters } from '~/domain/jobs/filter.ts';
import { messages } from '~/i18n/messages.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { CheckIcon, SearchIcon } from '~/ui/Icon/Icons.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import type { JobFilter } from './use-job-filter.ts';
import styles from './JobFilterBar.module.css';

type JobFilterBarProps = { filter: JobFilter; searchBox: RefObject<HTMLInputElement | null> };

/** The search box and the four category buttons. */
export function JobFilterBar({ filter, searchBox }: JobFilterBarProps) {
  return (
    <search>
      <form
        className={styles.Bar}
        onSubmit={(event) => {
          event.preventDefault();
          filter.commitSearch();
        }}
      >
        <div className={styles.Search}>
          <label htmlFor="job-search">{messages.careers.searchLabel}</label>
          <div className={styles.Box}>
            <SearchIcon />
            <input
              id="job-search"
              ref={searchBox}
              type="search"
              name="search"
              autoComplete="off"
              enterKeyHint="search"
              placeholder={messages.careers.searchPlaceholder}
              value={filter.search}
              onChange={(event) => filter.type(event.target.value)}
              onBlur={filter.commitSearch}
            />
          </div>
        </div>
        <fieldset className={styles.Categories}>
          <legend>{messages.careers.filterLabel}</legend>
          <Row gap={3}>
            {categoryFilters.map((category) => (
              <Button
                key={category}
                variant={filter.category === category ? 'primary' : 'secondary'}
                aria-pressed={filter.category === category}
                icon={
                  filter.category === category && (
                    <span className={styles.Check}>
                      <CheckIcon size={18} />
                    </span>
                  )
                }
                onClick={() => filter.choose(category)}
              >
                {messages.categoryNames[category]}
              </Button>
            ))}
          </Row>
        </fieldset>
      </form>
    </search>
  );
}
