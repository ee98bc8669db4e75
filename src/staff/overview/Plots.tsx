import { scaleBand, scaleLinear } from '@visx/scale';
import { BarStack, BarStackHorizontal } from '@visx/shape';
import { Fragment, useCallback, useState } from 'react';
import { formatNumber } from '../texts/texts.ts';
import type { FigureRow } from './figures.ts';
import styles from './Overview.module.css';

/** The room that the name of a column needs, in the size of the text. */
const nameWidthEm = 5.5;

type PlotProps<Series extends string> = {
  /** What a screen reader says in its place; the numbers are in the table. */
  label: string;
  rows: readonly FigureRow<string, Series>[];
  series: readonly Series[];
  nameOf: (name: string) => string;
};

const totalOf = <Series extends string>(
  { values }: FigureRow<string, Series>,
  series: readonly Series[],
): number => series.reduce((sum, each) => sum + values[each], 0);

const mostOf = <Series extends string>(
  rows: readonly FigureRow<string, Series>[],
  series: readonly Series[],
): number => Math.max(1, ...rows.map((row) => totalOf(row, series)));

/** An empty one would be drawn as its edge. */
const isThere = ({ width, height }: { width: number; height: number }) => width > 0 && height > 0;

const percent = (share: number | undefined) => `${share ?? 0}%`;

/** How many letters as wide as they are high an element has room for; it changes with the window and with the size of the text. */
function useWidthEm() {
  const [widthEm, setWidthEm] = useState(1);
  const parent = useCallback((element: HTMLDivElement) => {
    const measure = () =>
      setWidthEm(element.clientWidth / Number.parseFloat(getComputedStyle(element).fontSize));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { parent, widthEm };
}

/**
 * A column for each row, its series one on the other; as many have their name as there is room for, from the last one backwards.
 * Names and numbers are text of the page: a browser translates it, and enlarges it alone.
 */
export function ColumnPlot<Series extends string>({ label, rows, series, nameOf }: PlotProps<Series>) {
  const { parent, widthEm } = useWidthEm();
  const names = rows.map(({ name }) => name);
  const most = mostOf(rows, series);
  // Whole numbers alone.
  const tickCount = Math.min(4, most);
  const x = scaleBand({ domain: names, range: [0, 100], padding: 0.2 });
  const y = scaleLinear({ domain: [0, most], range: [100, 0], nice: tickCount });
  const ticks = y.ticks(tickCount);
  const step = Math.ceil((names.length * nameWidthEm) / widthEm);
  return (
    <div role="img" aria-label={label} className={styles.Columns}>
      <div className={styles.Ticks} style={{ inlineSize: `${formatNumber(ticks.at(-1) ?? 0).length}ch` }}>
        {ticks.map((tick) => (
          <span key={tick} style={{ insetBlockStart: percent(y(tick)) }}>
            {formatNumber(tick)}
          </span>
        ))}
      </div>
      <svg aria-hidden="true">
        {ticks.map((tick) => (
          <line key={tick} x1="0" x2="100%" y1={percent(y(tick))} y2={percent(y(tick))} />
        ))}
        <BarStack
          data={[...rows]}
          keys={[...series]}
          x={({ name }) => name}
          value={({ values }, key) => values[key]}
          xScale={x}
          yScale={y}
          color={String}
        >
          {(stacks) =>
            stacks.flatMap(({ key, bars }) =>
              bars.filter(isThere).map((bar) => (
                <rect
                  key={`${key} ${bar.index}`}
                  data-series={key}
                  x={percent(bar.x)}
                  y={percent(bar.y)}
                  width={percent(bar.width)}
                  height={percent(bar.height)}
                >
                  <title>{`${nameOf(bar.bar.data.name)}: ${bar.bar.data.values[key]}`}</title>
                </rect>
              )),
            )
          }
        </BarStack>
      </svg>
      <div ref={parent} className={styles.Names}>
        {names.map(
          (name, index) =>
            (names.length - 1 - index) % step === 0 && (
              <span key={name} style={{ insetInlineStart: percent((x(name) ?? 0) + x.bandwidth() / 2) }}>
                {nameOf(name)}
              </span>
            ),
        )}
      </div>
    </div>
  );
}

type BarPlotProps<Series extends string> = PlotProps<Series> & {
  /** What stands at the end of a row's bar; its sum unless told otherwise. */
  sumOf?: (row: FigureRow<string, Series>) => string;
};

/** A bar for each row under its name, its series one behind the other, and at the end the sum. */
export function BarPlot<Series extends string>(props: BarPlotProps<Series>) {
  const { label, rows, series, nameOf, sumOf = (row) => formatNumber(totalOf(row, series)) } = props;
  const x = scaleLinear({ domain: [0, mostOf(rows, series)], range: [0, 100] });
  return (
    <div role="img" aria-label={label} className={styles.Bars}>
      {rows.map((row) => (
        <Fragment key={row.name}>
          <span className={styles.BarName}>{nameOf(row.name)}</span>
          <svg aria-hidden="true">
            <BarStackHorizontal
              data={[row]}
              keys={[...series]}
              y={({ name }) => name}
              value={({ values }, key) => values[key]}
              xScale={x}
              yScale={scaleBand({ domain: [row.name], range: [0, 100] })}
              color={String}
            >
              {(stacks) =>
                stacks.flatMap(({ key, bars }) =>
                  bars.filter(isThere).map((bar) => (
                    <rect
                      key={key}
                      data-series={key}
                      x={percent(bar.x)}
                      width={percent(bar.width)}
                      y="1"
                      height="18"
                    >
                      <title>{`${nameOf(row.name)}: ${row.values[key]}`}</title>
                    </rect>
                  )),
                )
              }
            </BarStackHorizontal>
          </svg>
          <span>{sumOf(row)}</span>
        </Fragment>
      ))}
    </div>
  );
}
